import { PASSES_TO_END } from '../../rules/types.ts'
import type { Finder } from '../plays/finder.ts'
import type { FoundPlay } from '../plays/play-list.ts'
import type { Choice, Observation } from '../self-play/self-play.ts'
import type { Determinization } from './determinizations.ts'
import type { SearchContext } from './search-context.ts'

/** Turns simulated after the candidate: the opponent's reply and the player's next turn. */
const ROLLOUT_TURNS = 2

/** With at most this many letters in the reservoir, a game is simulated to its end. */
export const PLAY_OUT_BELOW_LETTERS = 16

/** The maximum number of simulated turns. */
const MAX_ROLLOUT_TURNS = 24

/** How a simulated game stands where the simulation ended. */
export interface RolloutResult {
  /** The player's lead, with the value of the letters that each player kept. */
  readonly lead: number
  /** Letters in the reservoir; 0 if the game is over. */
  readonly left: number
}

/** Simulates a choice in one determinization. */
export type Rollout = (choice: Choice, situation: Observation, world: Determinization) => RolloutResult

export function createRollout({ judge }: Pick<SearchContext, 'judge'>): Rollout {
  /** Near the end the number of letters used matters; before that, hardly anything but points. */
  function answer(finder: Finder, bag: Uint8Array, left: number): FoundPlay | undefined {
    return left <= PLAY_OUT_BELOW_LETTERS ? judge.bestPlay(finder, bag, left)?.play : finder.findBest(bag)
  }

  return (choice, { finder, bag, own, other, passes: passed }, world) => {
    const bags = [bag.slice(), world.otherBag.slice()] as const
    const tiles = [...world.reservoir]
    const kept = [0, 0]
    let lead = own - other
    let passes = passed
    let placed = 0
    let seat: 0 | 1 = 0

    function draw(count: number): void {
      for (let drawn = 0; drawn < count && tiles.length > 0; drawn++)
        bags[seat][(seat === 0 ? tiles.shift() : tiles.pop())!]!++
    }

    function doTurn(next: Choice): void {
      passes = next.kind === 'pass' ? passes + 1 : 0
      if (next.kind === 'pass') return
      const letters = next.kind === 'place' ? next.play.letters : next.letters
      const left = tiles.length - (next.kind === 'place' ? letters.length : 0)
      kept[seat] = judge.leaveValueAfter(bags[seat], letters, left)
      for (const code of letters) bags[seat][code]!--
      if (next.kind === 'exchange') tiles.splice(tiles.length >> 1, 0, ...letters)
      if (next.kind === 'place') {
        finder.place(next.play)
        placed++
        lead += seat === 0 ? next.play.score : -next.play.score
      }
      draw(letters.length)
    }

    const isOver = () => tiles.length === 0 || passes >= PASSES_TO_END
    doTurn(choice)
    const turns = tiles.length <= PLAY_OUT_BELOW_LETTERS ? MAX_ROLLOUT_TURNS : ROLLOUT_TURNS
    for (let turn = 0; turn < turns && !isOver(); turn++) {
      seat = seat === 0 ? 1 : 0
      const play = answer(finder, bags[seat], tiles.length)
      doTurn(play ? { kind: 'place', play } : { kind: 'pass' })
    }
    for (; placed > 0; placed--) finder.takeBack()
    if (isOver()) return { lead, left: 0 }
    const toMove = judge.tempoAt(tiles.length)
    return { lead: lead + kept[0]! - kept[1]! + (seat === 0 ? -toMove : toMove), left: tiles.length }
  }
}
