import { useSettings } from '../store/settings.ts';

/** A short tone: when it begins (s from now), where it is heard (-1 left to 1 right), how loud (0 to 1) and how muffled (0 to 1). */
interface Tone {
  readonly after: number;
  readonly pan: number;
  readonly loudness: number;
  readonly hidden: number;
}
const HERTZ = 660;
const SECONDS = 0.16;
/** The highest frequency of a tone in full view, and of one that is hidden, Hz. */
const OPEN_HERTZ = 6000;
const HIDDEN_HERTZ = 350;
let audio: AudioContext | null = null;

/** Plays a short tone at the volume of the settings. It stays silent while the sound is off, and before the first touch of the page. */
export const tone = ({ after, pan, loudness, hidden }: Tone): void => {
  const { muted, volume } = useSettings.getState();
  if (muted || volume === 0 || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  const starts = audio.currentTime + after;
  const source = new OscillatorNode(audio, { type: 'triangle', frequency: HERTZ });
  const muffle = new BiquadFilterNode(audio, {
    type: 'lowpass',
    frequency: OPEN_HERTZ * (HIDDEN_HERTZ / OPEN_HERTZ) ** hidden,
  });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(volume * loudness, starts);
  gain.gain.exponentialRampToValueAtTime(0.001, starts + SECONDS);
  source.connect(muffle).connect(gain).connect(new StereoPannerNode(audio, { pan })).connect(audio.destination);
  source.start(starts);
  source.stop(starts + SECONDS);
};
