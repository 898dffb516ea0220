import type { Deed, Question } from '#kernel/words.ts'
import type { Session } from '#session/session.ts'
import type { ParlourGame } from '../parlour.ts'
import type { SheetName } from '../sheets/sheets.tsx'
import { announce } from '../shell/live.tsx'
import type { Play } from '../table/use-play.ts'
import { soloWords } from './words.ts'

export interface Alone {
  readonly parlour: ParlourGame
  readonly play: Play
  readonly session: Session
  readonly desk: {
    readonly aids: ReadonlySet<string>
    switchAid(aid: string): void
    show(sheet: SheetName): void
  }
}

/** Makes a move that belongs to no cell, after a question where it asks for one. */
export function perform(deed: Deed, { play, desk }: Alone): void {
  const move = deed.move(play.snapshot.view)
  if (move === undefined) play.say({ kind: 'refused', text: soloWords.notNow(deed.label) })
  else if (deed.confirm?.(play.snapshot.view)) desk.show({ deed, act: () => play.move(move) })
  else play.move(move)
}

export function ask(question: Question, { play }: Alone): void {
  play.say({ kind: 'hint', ...question.answer(play.snapshot.view) })
}

export function toggle(
  { id, label }: { readonly id: string; readonly label: string },
  { desk }: Alone,
): void {
  announce(desk.aids.has(id) ? soloWords.switchedOff(label) : soloWords.switchedOn(label))
  desk.switchAid(id)
}
