import { join } from 'node:path'
import type { SelfPlayRules } from '#games/scribble/rules/self-play/self-play.ts'
import { writeLexicon } from '#lexicon/file.ts'
import { evaluateInBrowser } from '../in-browser.ts'
import type { BenchGame, Finding } from './finding.ts'
import type { Sent } from './page.ts'

const PAGE = join(import.meta.dirname, 'page.ts')

/** The same measurement in a real browser. */
export async function measureInBrowser(
  { lexicon, ...rules }: SelfPlayRules,
  games: readonly BenchGame[],
): Promise<readonly Finding[]> {
  const sent: Sent = {
    ...rules,
    words: Buffer.from(writeLexicon(lexicon, { form: 'packed' })).toString('base64'),
    games: games.map(turns => turns.map(({ bag, play }) => ({ bag: [...bag], play }))),
  }
  return (await evaluateInBrowser(PAGE, `measureSent(${JSON.stringify(sent)})`)) as readonly Finding[]
}
