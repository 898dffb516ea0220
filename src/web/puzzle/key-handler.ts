import type { Cell } from '#kernel/grid.ts'
import { answerQuery, type PuzzleContext, performCommand, switchBoardToggle } from './puzzle-context.ts'

/** Keys of this game alone: moves on a cell, deeds, questions, aids. True when the key was one of them. */
export function handlePuzzleKey(key: string, cell: Cell, alone: PuzzleContext): boolean {
  const { loadedGame, play } = alone
  const move = loadedGame.face.keyMove?.(play.snapshot.view, cell, key)
  if (move !== undefined) play.move(move)
  return move !== undefined || runMatching(offered => offered.key === key, alone)
}

/** The same by the words they are typed by. */
export function handleTypedCommand(text: string, alone: PuzzleContext): boolean {
  const word = text.trim().toLowerCase()
  return runMatching(offered => offered.word === word, alone)
}

function runMatching(
  wanted: (offered: { key: string; word: string }) => boolean,
  alone: PuzzleContext,
): boolean {
  const { commands = [], queries = [], toggles = [] } = alone.loadedGame.text
  const deed = commands.find(wanted)
  const question = queries.find(wanted)
  const aid = toggles.find(wanted)
  if (deed) performCommand(deed, alone)
  else if (question) answerQuery(question, alone)
  else if (aid) switchBoardToggle(aid, alone)
  return (deed ?? question ?? aid) !== undefined
}
