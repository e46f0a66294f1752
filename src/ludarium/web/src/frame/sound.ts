// Own small sounds, made by the browser: wood for a move, a bell when it is my turn, a chord at the end.

type Sound = "move" | "turn" | "end";

const TONES: Record<Sound, [frequency: number, start: number, length: number][]> = {
  move: [[196, 0, 0.09]],
  turn: [[587, 0, 0.22], [784, 0.12, 0.35]],
  end: [[392, 0, 0.7], [494, 0.08, 0.7], [587, 0.16, 0.9]],
};
const LOUD = 0.12;

let context: AudioContext | null = null;

/** Browsers allow sound only after the first touch of the page; before it, silence. */
export function chime(sound: Sound): void {
  if (!("AudioContext" in globalThis)) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const [frequency, start, length] of TONES[sound]) {
    tone(context, frequency, context.currentTime + start, length);
  }
}

function tone(audio: AudioContext, frequency: number, start: number, length: number): void {
  const [voice, volume] = [audio.createOscillator(), audio.createGain()];
  voice.type = "triangle";
  voice.frequency.value = frequency;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(LOUD, start + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.001, start + length);
  voice.connect(volume).connect(audio.destination);
  voice.start(start);
  voice.stop(start + length);
}
