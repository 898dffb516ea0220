import { join } from 'node:path'
import type { SelfPlayRules } from '#games/scribble/engine/self-play/self-play.ts'
import { writeLexicon } from '#lexicon/lexicon-file.ts'
import { evaluateInBrowser } from '../browser/evaluate.ts'
import type { BenchInput } from './browser-entry.ts'
import type { BenchGame, FinderTiming } from './finder-timing.ts'

const ENTRY_FILE = join(import.meta.dirname, 'browser-entry.ts')

/** The same measurement in a real browser. */
export async function measureInBrowser(
  { lexicon, ...rules }: SelfPlayRules,
  games: readonly BenchGame[],
): Promise<readonly FinderTiming[]> {
  const input: BenchInput = {
    ...rules,
    words: Buffer.from(writeLexicon(lexicon, { form: 'packed' })).toString('base64'),
    games: games.map(turns => turns.map(({ bag, play }) => ({ bag: [...bag], play }))),
  }
  return (await evaluateInBrowser(
    ENTRY_FILE,
    `measureSent(${JSON.stringify(input)})`,
  )) as readonly FinderTiming[]
}
