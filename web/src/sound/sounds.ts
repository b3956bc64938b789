/** Six short sounds, made on the spot; silent until the first touch, as browsers and neighbours wish. */

import { settings } from "../store/settings.svelte";
import type { SoundName } from "./names";

interface Note {
  /** Seconds after the start. */
  at: number;
  /** Hertz. */
  pitch: number;
  long: number;
  loud: number;
  wave: OscillatorType;
}

const note = (at: number, pitch: number, long: number, loud = 0.5, wave: OscillatorType = "triangle"): Note => ({
  at,
  pitch,
  long,
  loud,
  wave,
});

const TUNES: Readonly<Record<Exclude<SoundName, "card">, readonly Note[]>> = {
  turn: [note(0, 587, 0.18), note(0.13, 784, 0.32)],
  coin: [note(0, 1319, 0.09, 0.35, "sine"), note(0.06, 1976, 0.22, 0.3, "sine")],
  right: [note(0, 523, 0.14), note(0.1, 659, 0.14), note(0.2, 784, 0.3)],
  wrong: [note(0, 262, 0.2, 0.45), note(0.15, 208, 0.34, 0.45)],
  end: [note(0, 392, 0.24), note(0.16, 523, 0.24), note(0.32, 659, 0.24), note(0.48, 784, 0.6)],
};

let context: AudioContext | null = null;

/** Called at every touch or key: before one a browser would refuse, and after a call an iPhone has fallen silent. */
export function wakeSounds(): void {
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state !== "running") void context.resume();
}

export function play(name: SoundName): void {
  if (!context || context.state !== "running" || settings.volume === 0) return;
  const volume = context.createGain();
  volume.gain.value = settings.volume ** 2 * 0.5;
  volume.connect(context.destination);
  if (name === "card") rustle(context, volume);
  else for (const it of TUNES[name]) ring(context, volume, it);
}

function ring(context: AudioContext, out: AudioNode, { at, pitch, long, loud, wave }: Note): void {
  const start = context.currentTime + at;
  const voice = context.createOscillator();
  const shape = context.createGain();
  voice.type = wave;
  voice.frequency.value = pitch;
  shape.gain.setValueAtTime(0, start);
  shape.gain.linearRampToValueAtTime(loud, start + 0.012);
  shape.gain.exponentialRampToValueAtTime(0.001, start + long);
  voice.connect(shape).connect(out);
  voice.start(start);
  voice.stop(start + long);
}

/** A card laid on cloth: a breath of noise, low and quickly gone. */
function rustle(context: AudioContext, out: AudioNode): void {
  const long = 0.11;
  const length = Math.floor(context.sampleRate * long);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const grains = buffer.getChannelData(0);
  for (let at = 0; at < length; at += 1) grains[at] = (Math.random() * 2 - 1) * (1 - at / length) ** 3;
  const noise = context.createBufferSource();
  const soften = context.createBiquadFilter();
  soften.type = "lowpass";
  soften.frequency.value = 1800;
  noise.buffer = buffer;
  noise.connect(soften).connect(out);
  noise.start();
}
