import { mount } from "svelte";
import "./app.css";
import Dev from "./DevBlackhat.svelte";
import { settings } from "./lib/settings.svelte";
settings.show();
mount(Dev, { target: document.getElementById("app")! });
