/** Plays strokes on what a browser has to make sounds with. */

import type { SoundName } from "./names";
import { TUNES, type Stroke } from "./tunes";

/** What begins and ends, what gives it its pitch, and where it comes out. */
type Voice = readonly [source: AudioScheduledSourceNode, pitch: AudioParam, out: AudioNode];

/** How narrow noise is around its pitch. */
const NARROW = 0.9;

/** A name that is none of ours, as a package may give, is silence. */
export function strike(context: BaseAudioContext, name: SoundName, loud: number): void {
  const out = context.createGain();
  out.gain.value = loud;
  out.connect(context.destination);
  for (const it of TUNES[name] ?? []) sound(context, out, it);
}

function sound(context: BaseAudioContext, out: AudioNode, { body, at, long, loud, from, to, swell }: Stroke): void {
  const start = context.currentTime + at;
  const [source, pitch, voice] = body === "noise" ? breath(context, long) : bar(context, body);
  pitch.setValueAtTime(from, start);
  pitch.exponentialRampToValueAtTime(to, start + long);
  const shape = context.createGain();
  shape.gain.setValueAtTime(0, start);
  shape.gain.linearRampToValueAtTime(loud, start + swell);
  shape.gain.exponentialRampToValueAtTime(0.001, start + long);
  voice.connect(shape).connect(out);
  source.start(start);
  source.stop(start + long);
}

function bar(context: BaseAudioContext, wave: OscillatorType): Voice {
  const bar = context.createOscillator();
  bar.type = wave;
  return [bar, bar.frequency, bar];
}

function breath(context: BaseAudioContext, long: number): Voice {
  const grains = context.createBuffer(1, Math.ceil(context.sampleRate * long), context.sampleRate);
  grains.copyToChannel(
    grains.getChannelData(0).map(() => Math.random() * 2 - 1),
    0,
  );
  const air = context.createBufferSource();
  air.buffer = grains;
  const reed = context.createBiquadFilter();
  reed.type = "bandpass";
  reed.Q.value = NARROW;
  air.connect(reed);
  return [air, reed.frequency, reed];
}
