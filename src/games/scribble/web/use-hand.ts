import { useRef, useState } from 'preact/hooks'
import type { Seat } from '#kernel/rules.ts'
import type { BoardFaceProps } from '#web/kit/face.ts'
import { emptyHand, type Hand } from '../presentation/hand/hand.ts'
import { isSameBag, playedTiles, refillHand, restoreBagOrder } from '../presentation/hand/refill.ts'
import type { View } from '../rules/types.ts'
import { loadBagOrder, saveBagOrder } from './bag-order-storage.ts'

export interface HandState {
  readonly hand: Hand
  /** Whether some of it is being sent to the table. */
  readonly sending: boolean
  change(next: Hand): void
  send(ids: readonly number[]): void
  /** The move was refused: the tiles that were sent stay where they are. */
  keepTiles(): void
}

interface SeatHand {
  readonly hand: Hand
  readonly view: View
  readonly sent: readonly number[]
}

/** The bag of the player on this screen, with the letters on the board that are not played yet. It follows the game. */
export function useHand(
  view: View,
  seat: Seat,
  { tableId: table = '', storage }: Pick<BoardFaceProps, 'tableId' | 'storage'>,
): HandState {
  const [, redraw] = useState({})
  // Where bags are open two play with them on one screen.
  const seats = useRef(new Map<Seat, SeatHand>()).current
  const kept = seats.get(seat)
  const bag = view.bags[seat] ?? []

  function keep(hand: Hand, sent: readonly number[]): SeatHand {
    const next = { hand, view, sent }
    seats.set(seat, next)
    // Without the tiles that were sent: where the same letter is drawn again, it is a new tile.
    const stay = hand.tiles.filter(({ id }) => !sent.includes(id))
    saveBagOrder(
      storage,
      table,
      seat,
      stay.map(({ letter }) => letter),
    )
    return next
  }

  function followed(): SeatHand {
    if (!kept)
      return keep(
        refillHand(emptyHand(), view, restoreBagOrder(bag, loadBagOrder(storage, table, seat)), new Set()),
        [],
      )
    if (kept.view === view) return kept
    const { hand, sent } = kept
    // A question keeps the turn, and the cell that was chosen.
    if (kept.view.round === view.round)
      return keep(isSameBag(hand, bag) ? hand : refillHand(hand, view, bag, new Set()), sent)
    return keep(refillHand(hand, view, bag, sent.length > 0 ? new Set(sent) : playedTiles(hand, view)), [])
  }

  function change(next: Hand, nowSent: readonly number[]): void {
    keep(next, nowSent)
    redraw({})
  }

  const { hand, sent } = followed()
  return {
    hand,
    sending: sent.length > 0,
    change: next => change(next, sent),
    send: ids => change(hand, ids),
    keepTiles() {
      change(seats.get(seat)!.hand, [])
    },
  }
}
