// Runs the measurement of Node in the browser.

import { withGaddag } from '#lexicon/lexicon.ts'
import { readLexicon } from '#lexicon/lexicon-file.ts'
import { type BenchGame, type FinderTiming, measureFinding } from './finder-timing.ts'

/** The input of the measurement, as JSON for the page. */
export interface BenchInput {
  /** The packed words, in base64. */
  readonly words: string
  readonly points: readonly number[]
  readonly amounts: readonly number[]
  readonly strict: boolean
  readonly games: readonly (readonly {
    readonly bag: readonly number[]
    readonly play: BenchGame[0]['play']
  }[])[]
}

export function measureSent({ words, games, ...rules }: BenchInput): readonly FinderTiming[] {
  const { buffer } = Uint8Array.from(atob(words), character => character.charCodeAt(0))
  const read = readLexicon(buffer)
  if (!read.ok) throw new Error(read.rejection.code)
  const played = games.map(turns => turns.map(({ bag, play }) => ({ bag: Uint8Array.from(bag), play })))
  return measureFinding({ ...rules, lexicon: withGaddag(read.value) }, played, () => performance.now())
}

Object.assign(globalThis, { measureSent })
