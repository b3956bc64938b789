/* A browser that is too old says so in one sentence, instead of a page that is empty or grey.  Written for such browsers. */
(function () {
    var isEnough =
        "noModule" in HTMLScriptElement.prototype &&
        "toSorted" in Array.prototype &&
        !!window.CSS &&
        CSS.supports("selector(:has(a))") &&
        CSS.supports("color", "color-mix(in srgb, red, blue)");
    if (isEnough) return;
    var isFrench = document.documentElement.lang === "fr";
    var sentence = document.createElement("p");
    sentence.setAttribute("role", "alert");
    sentence.lang = isFrench ? "fr" : "en";
    sentence.textContent = isFrench
        ? "Ce navigateur est trop ancien pour Tablée : il faut Safari 16.2, Firefox 121 ou Chrome 111, ou plus récent."
        : "This browser is too old for Tablée: Safari 16.2, Firefox 121 or Chrome 111, or newer, will do.";
    document.body.insertBefore(sentence, document.body.firstChild);
})();
