import { join } from 'node:path'
import type { SelfPlayRules } from '#games/scribble/rules/self-play/self-play.ts'
import { writeLexicon } from '#lexicon/file.ts'
import { evaluateInBrowser } from '../in-browser.ts'
import type { BenchGame, FinderTiming } from './finding.ts'
import type { BenchInput } from './page.ts'

const ENTRY_FILE = join(import.meta.dirname, 'page.ts')

/** The same measurement in a real browser. */
export async function measureInBrowser(
  { lexicon, ...rules }: SelfPlayRules,
  games: readonly BenchGame[],
): Promise<readonly FinderTiming[]> {
  const sent: BenchInput = {
    ...rules,
    words: Buffer.from(writeLexicon(lexicon, { form: 'packed' })).toString('base64'),
    games: games.map(turns => turns.map(({ bag, play }) => ({ bag: [...bag], play }))),
  }
  return (await evaluateInBrowser(
    ENTRY_FILE,
    `measureSent(${JSON.stringify(sent)})`,
  )) as readonly FinderTiming[]
}
