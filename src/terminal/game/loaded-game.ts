import { gameIds, loadGame as loadEntry } from '#games/catalog.ts'
import type { GameEntry } from '#games/game-entry.ts'
import { UserError } from '#kernel/errors.ts'
import type { FirstStep, Lesson } from '#kernel/lesson.ts'
import { accept, type Result, reject } from '#kernel/result.ts'
import type { RuleVersions } from '#kernel/rule-versions.ts'
import type { GameText, HelpSection } from '#kernel/text.ts'
import type { Library } from '#lexicon/library.ts'
import { rejectionWords } from '#protocol/rejection-words.ts'
import { faces } from '../faces.ts'
import type { Face } from '../kit/face.ts'

/** A game with its words and its face, ready to be shown. */
export interface LoadedGame extends RuleVersions {
  readonly id: string
  readonly text: GameText
  readonly help: readonly HelpSection[]
  readonly face: Face
  /** Where a game of words has them from. */
  readonly library?: Library
  /** What a word means, in a game that is about words. */
  define?: Library['define']
  /** Three steps by which the game is met for the first time. */
  loadFirstSteps(): Promise<readonly FirstStep[]>
  /** The game taught step by step, where it is. */
  loadLessons?(): Promise<readonly Lesson[]>
  /** A finished game in signs, to be sent along with its result. */
  loadResultGrid?: GameEntry['loadResultGrid']
}

export async function loadGame(id: string): Promise<Result<LoadedGame>> {
  const entry = await loadEntry(id)
  if (!entry) return reject('no-such-game', { game: id, known: gameIds.join(', ') })
  const { face } = await faces[id]!()
  const { earlier, loadFirstSteps, loadLessons, loadResultGrid, library } = entry
  const define = entry.define ?? library?.define
  return accept({
    id,
    game: entry.rules,
    words: entry.text,
    help: await entry.text.loadHelp('terminal'),
    face,
    loadFirstSteps: async () => (await loadFirstSteps()).firstSteps,
    ...(earlier && { earlier }),
    ...(loadResultGrid && { loadResultGrid }),
    ...(library && { library }),
    ...(define && { define }),
    ...(loadLessons && { loadLessons: async () => (await loadLessons()).lessons }),
  })
}

/** A game that has to be there; a sentence for the person who asked where it is not. */
export async function loadGameOrThrow(id: string): Promise<LoadedGame> {
  const loaded = await loadGame(id)
  if (!loaded.ok) throw new UserError(rejectionWords(loaded.rejection))
  return loaded.value
}
