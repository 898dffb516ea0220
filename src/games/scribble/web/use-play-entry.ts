import { useEffect, useState } from 'preact/hooks'
import type { Cell } from '#kernel/grid.ts'
import { type Rejection, refusalSentence } from '#kernel/result.ts'
import type { Seat } from '#kernel/rules.ts'
import type { BoardFaceProps } from '#web/kit/face.ts'
import { focusCell } from '#web/kit/focus.ts'
import { HAND_KEYS } from '../commands.ts'
import {
  type Hand,
  laidAt,
  moveTileInBag,
  namedFirst,
  putTile,
  recallTiles,
  shuffleTiles,
  type Tile,
  tentativeTiles,
} from '../presentation/hand/hand.ts'
import { isLetterKey, nameTile } from '../presentation/hand/tile-by-key.ts'
import {
  aimAtCell,
  moveCursor,
  putTileAtCursor,
  takeBackTile,
  turnDirection,
  typeLetter,
} from '../presentation/hand/typing.ts'
import { evaluateTentativePlay, type TentativePlay } from '../presentation/tentative-play.ts'
import { letterAt } from '../rules/board.ts'
import { notation } from '../rules/notation.ts'
import { type Refusals, rejection, type ScribbleResult } from '../rules/refusals.ts'
import type { ScribbleTypes, View } from '../rules/types.ts'
import { refusalText } from '../text/en-refusals.ts'
import { tentativePlayWords, webText } from '../text/en-web.ts'
import { useHand } from './use-hand.ts'

export interface PlayEntryProps extends BoardFaceProps<ScribbleTypes> {
  readonly seat: Seat
  tryMove(text: string): Promise<string | undefined>
}

/** A player's letters, where they are put, and their score there. */
export interface PlayEntry {
  readonly hand: Hand
  readonly trial: ScribbleResult<TentativePlay> | undefined
  /** The sentence about the letters on the board, or about the last key. */
  readonly line: string
  /** The tile that was taken up, to be put down by the next tap. */
  readonly picked: number | undefined
  change(next: Hand, said?: string): void
  /** A cell was tapped. */
  chooseCell(cell: Cell): void
  /** A tile of the bag was tapped. */
  chooseTile(tile: Tile): void
  moveTile(tile: Tile, place: number): void
  drop(id: number, over: Element | null): void
  /** True when the key was of use. */
  press(key: string, cell: Cell | null): boolean
  play(): void
  /** Sends a move that takes these tiles out of the bag. */
  send(move: string, ids: readonly number[]): void
}

export function usePlayEntry(props: PlayEntryProps): PlayEntry {
  const { view, seat, tryMove, announce, onKey } = props
  const { hand, sending, ...keeper } = useHand(view, seat, props)
  const [picked, setPicked] = useState<number>()
  const [note, setNote] = useState('')
  const puts = tentativeTiles(hand)
  const trial = puts.length > 0 ? evaluateTentativePlay(view, puts) : undefined
  const line = note || (trial ? trialLine(trial) : '')

  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, when it changes
  useEffect(() => {
    if (line) announce?.(line)
  }, [line])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn, another try
  useEffect(() => setNote(''), [view.round])

  function trialLine(tried: ScribbleResult<TentativePlay>): string {
    return tried.ok ? tentativePlayWords(tried.value, view.scores[seat]!) : explain(tried.rejection)
  }

  function change(next: Hand, said = ''): void {
    setNote(said)
    setPicked(undefined)
    keeper.change(next)
  }

  /** By key: the focus goes where the next letter goes. */
  function go(next: Hand, said?: string): void {
    change(next, said)
    if (next.cursor) focusCell(next.cursor)
  }

  async function send(move: string, ids: readonly number[]): Promise<void> {
    if (sending) return
    keeper.send(ids)
    if ((await tryMove(move)) !== undefined) keeper.keepTiles()
  }

  function play(): void {
    if (!view.acting) setNote(webText.notYet)
    else if (!trial) setNote(explain(rejection('nothing-placed')))
    else if (!trial.ok) setNote(explain(trial.rejection))
    else
      send(
        notation.write(trial.value.move),
        hand.laid.map(({ id }) => id),
      )
  }

  const ordering = useBagOrder(view, hand, change)

  function press(key: string, cell: Cell | null): boolean {
    if (ordering.isActive) return ordering.press(key)
    const { laid, cursor } = hand
    const at = cell ? moveCursor(hand, cell) : hand
    if (key === 'Backspace' || key === 'Delete') go(takeBackTile(at))
    else if (key === 'Escape' && laid.length > 0) go(recallTiles(hand), webText.allBack)
    else if (key === 'Escape' && (cursor || picked !== undefined)) change({ ...hand, cursor: null })
    else if (key === HAND_KEYS.shuffle) change(shuffleTiles(hand, Math.random))
    else if (key === HAND_KEYS.order) ordering.begin()
    else if (key === 'Enter' && cell) play()
    else if (key === ' ' && cell) go(turnDirection(at), webText.going(turnDirection(at).direction))
    else if (isLetterKey(view.letters, key)) {
      const typed = typeLetter(at, view, key)
      if (typed.ok) go(typed.value)
      else setNote(explain(typed.rejection))
    } else return cell ? (onKey?.(key, cell) ?? false) : false
    return true
  }

  function chooseCell(cell: Cell): void {
    const laid = laidAt(hand, cell)
    if (picked !== undefined && letterAt(view.board, cell) === null)
      change(putTile(hand, view.board, picked, cell))
    else if (laid) change({ ...recallTiles(hand, laid.id), cursor: cell }, webText.back(cell, laid.letter))
    else change(aimAtCell(hand, cell))
  }

  function chooseTile(tile: Tile): void {
    const { id, letter } = tile
    const laid = hand.laid.find(one => one.id === id)
    if (laid) change(recallTiles(hand, id), webText.back(laid.cell, letter))
    else if (picked === id) setPicked(undefined)
    else if (picked !== undefined) change(moveTileInBag(hand, picked, hand.tiles.indexOf(tile)))
    else if (hand.cursor) change(putTileAtCursor(hand, view.board, tile))
    else {
      setPicked(id)
      setNote(webText.picked(letter))
    }
  }

  function drop(id: number, over: Element | null): void {
    const { at, slot } = (over as HTMLElement | null)?.dataset ?? {}
    const [row, column] = at?.split(',').map(Number) ?? []
    if (row !== undefined && column !== undefined) change(putTile(hand, view.board, id, { row, column }))
    else
      change(
        slot === undefined ? recallTiles(hand, id) : moveTileInBag(recallTiles(hand, id), id, Number(slot)),
      )
  }

  return {
    ...{ hand, trial, line, picked, change, chooseCell, chooseTile, drop, press, play, send },
    moveTile: ({ id }, place) => keeper.change(moveTileInBag(hand, id, place)),
  }
}

interface BagOrder {
  readonly isActive: boolean
  begin(): void
  /** True when the key was of use. */
  press(key: string): boolean
}

/** [S16] The letters that are typed come first in the bag, in this order. */
function useBagOrder(view: View, hand: Hand, change: PlayEntry['change']): BagOrder {
  const [named, setNamed] = useState<readonly number[]>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn, another bag
  useEffect(() => setNamed(undefined), [view.round])

  function nameNext(key: string): void {
    const spelled = nameTile(key, view.letters, { hand, named: named ?? [] })
    if (!spelled.ok) change(hand, explain(spelled.rejection))
    else {
      setNamed(spelled.value.named)
      change(namedFirst(spelled.value.hand, spelled.value.named), webText.ordering)
    }
  }

  function order(ids: readonly number[] | undefined, said: string): void {
    setNamed(ids)
    change({ ...hand, typed: '' }, said)
  }

  return {
    isActive: named !== undefined,
    begin: () => order([], webText.ordering),
    press(key) {
      if (/^(Enter|Escape)$/.test(key) || key === HAND_KEYS.order) order(undefined, webText.ordered)
      else if (isLetterKey(view.letters, key)) nameNext(key)
      else return false
      return true
    },
  }
}

function explain(rejection: Rejection<Refusals>): string {
  return refusalSentence(rejection, refusalText)
}
