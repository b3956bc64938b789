/* The look and the language of last time, before anything is drawn: a chosen theme never flashes. */
(function () {
    var root = document.documentElement;
    var chosen = {};
    try {
        chosen = JSON.parse(localStorage.getItem("tablee:settings") || "{}");
    } catch (_) {
        /* storage is closed to us: the device decides */
    }
    var isDark =
        chosen.theme === "dark" || (chosen.theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
    root.dataset.theme = isDark ? "dark" : "light";
    root.lang = chosen.language || (/^fr/i.test(navigator.language) ? "fr" : "en");
})();
