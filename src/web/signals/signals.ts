import { useEffect, useRef, useState } from 'preact/hooks'
import { type Signal, signalBetween } from '#app/signals.ts'
import type { Snapshot } from '#session/session.ts'
import { readSettings } from '../settings/settings.ts'

/** A tone: its pitch in hertz, when it begins, and how long it sounds, in seconds. */
interface Tone {
  readonly pitch: number
  readonly at: number
  readonly length: number
  readonly loudness: number
}

const tone = (pitch: number, at = 0, length = 0.12, loudness = 0.12): Tone => ({
  pitch,
  at,
  length,
  loudness,
})

const TONES: Readonly<Record<Signal, readonly Tone[]>> = {
  move: [tone(330, 0, 0.07, 0.1)],
  'your-turn': [tone(392), tone(523, 0.09)],
  clock: [tone(880, 0, 0.04, 0.06)],
  won: [tone(392), tone(494, 0.11), tone(587, 0.22), tone(784, 0.33, 0.35)],
  lost: [tone(330, 0, 0.2), tone(262, 0.18, 0.35)],
  over: [tone(392, 0, 0.2), tone(392, 0.22, 0.3)],
}

/** Milliseconds of vibration, with pauses between. */
const VIBRATIONS: Readonly<Record<Signal, readonly number[]>> = {
  move: [10],
  'your-turn': [30, 60, 30],
  clock: [15],
  won: [40, 60, 40, 60, 120],
  lost: [120],
  over: [60, 60, 60],
}

export const canVibrate = typeof navigator !== 'undefined' && 'vibrate' in navigator

let audio: AudioContext | undefined

/** Marks a moment by sound and vibration, each only if it is switched on. */
export function giveSignal(signal: Signal): void {
  const { sound, vibration } = readSettings()
  if (sound === 'on') playTones(TONES[signal])
  if (vibration === 'on' && canVibrate) navigator.vibrate([...VIBRATIONS[signal]])
}

function playTones(tones: readonly Tone[]): void {
  if (typeof AudioContext === 'undefined') return
  audio ??= new AudioContext()
  // A browser suspends sound until the person has touched the page; resuming fails silently before that.
  if (audio.state === 'suspended') audio.resume().catch(() => {})
  const { currentTime, destination } = audio
  for (const { pitch, at, length, loudness } of tones) {
    const oscillator = new OscillatorNode(audio, { type: 'triangle', frequency: pitch })
    const volume = new GainNode(audio, { gain: 0 })
    const start = currentTime + at
    volume.gain.setValueAtTime(0, start)
    volume.gain.linearRampToValueAtTime(loudness, start + 0.01)
    volume.gain.exponentialRampToValueAtTime(0.0001, start + length)
    oscillator.connect(volume).connect(destination)
    oscillator.start(start)
    oscillator.stop(start + length)
  }
}

/** Marks the moments of a game in play. Returns the last one. */
export function useSignals(snapshot: Snapshot): Signal | undefined {
  const last = useRef<Snapshot | undefined>(undefined)
  const [given, setGiven] = useState<Signal>()
  useEffect(() => {
    const signal = signalBetween(last.current, snapshot)
    last.current = snapshot
    if (!signal) return
    giveSignal(signal)
    setGiven(signal)
  }, [snapshot])
  return given
}
