import type { GameCommand, PositionQuery } from '#kernel/text.ts'
import type { Session } from '#session/session.ts'
import type { LoadedGame } from '../loaded-game.ts'
import type { PlayControls } from '../play/use-play.ts'
import type { OpenSheet } from '../sheets/sheets.tsx'
import { announce } from '../shell/live-regions.tsx'
import { puzzleWords } from './words.ts'

export interface PuzzleContext {
  readonly loadedGame: LoadedGame
  readonly play: PlayControls
  readonly session: Session
  readonly screen: {
    readonly aids: ReadonlySet<string>
    switchAid(aid: string): void
    show(sheet: OpenSheet): void
  }
}

/** Makes a move that belongs to no cell, after a question where it asks for one. */
export function performCommand(deed: GameCommand, { play, screen }: PuzzleContext): void {
  const move = deed.move(play.snapshot.view)
  if (move === undefined) play.showMessage({ kind: 'refused', text: puzzleWords.notNow(deed.label) })
  else if (deed.confirm?.(play.snapshot.view)) screen.show({ deed, act: () => play.move(move) })
  else play.move(move)
}

export function answerQuery(question: PositionQuery, { play }: PuzzleContext): void {
  play.showMessage({ kind: 'hint', ...question.answer(play.snapshot.view) })
}

export function switchBoardToggle(
  { id, label }: { readonly id: string; readonly label: string },
  { screen: desk }: PuzzleContext,
): void {
  announce(desk.aids.has(id) ? puzzleWords.switchedOff(label) : puzzleWords.switchedOn(label))
  desk.switchAid(id)
}
