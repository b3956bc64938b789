import { mount } from "svelte";
import App from "./App.svelte";
import "./ui/fonts.css";
import "./ui/tokens.css";
import "./ui/base.css";
import { registerWorker } from "./browser/worker";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the app");
mount(App, { target });

if (import.meta.env.PROD) registerWorker();
