import type { Cell } from '#kernel/grid.ts'
import { type Alone, ask, perform, toggle } from './alone.ts'

/** Keys of this game alone: moves on a cell, deeds, questions, aids. True when the key was one of them. */
export function answerSoloKey(key: string, cell: Cell, alone: Alone): boolean {
  const { parlour, play } = alone
  const move = parlour.face.keyMove?.(play.snapshot.view, cell, key)
  if (move !== undefined) play.move(move)
  return move !== undefined || answerOffered(offered => offered.key === key, alone)
}

/** The same by the words they are typed by. */
export function answerWord(text: string, alone: Alone): boolean {
  const word = text.trim().toLowerCase()
  return answerOffered(offered => offered.word === word, alone)
}

function answerOffered(wanted: (offered: { key: string; word: string }) => boolean, alone: Alone): boolean {
  const { deeds = [], questions = [], aids = [] } = alone.parlour.words
  const deed = deeds.find(wanted)
  const question = questions.find(wanted)
  const aid = aids.find(wanted)
  if (deed) perform(deed, alone)
  else if (question) ask(question, alone)
  else if (aid) toggle(aid, alone)
  return (deed ?? question ?? aid) !== undefined
}
