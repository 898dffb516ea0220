import type { Seat } from '#kernel/rules.ts'
import type { Person } from '#kernel/text.ts'

/** Who sits on a seat. */
export type Player =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'computer'; readonly level: string }

const LONGEST_NAME = 40

/** A name fit to be shown: without the characters that steer terminals or turn text around. */
export function cleanName(name: string): string {
  return name.replace(/\p{C}/gu, '').trim().slice(0, LONGEST_NAME)
}

export function isComputer(player: Player | undefined): player is Player & { kind: 'computer' } {
  return player?.kind === 'computer'
}

/** Who sits where in another game of the same players: the seats change, so that the other one is the first. */
export function swapSeats(players: readonly Player[]): readonly Player[] {
  return players.toReversed()
}

export function personSeats(players: readonly Player[]): readonly Seat[] {
  return players.flatMap((player, seat) => (player.kind === 'person' ? [seat] : []))
}

/** What a computer's level is called in a sentence, known before its game is loaded. */
export function levelName(level: string): string {
  // The only one that goes by another name in records.
  return level === 'mindreader' ? 'mind reader' : level
}

/** How the players are spoken of on this screen: a lone person as "you", two people each by name. */
export function peopleOf(players: readonly Player[]): readonly Person[] {
  const alone = personSeats(players).length === 1
  return players.map(player =>
    player.kind === 'person'
      ? { name: player.name, you: alone }
      : { name: `the computer (${levelName(player.level)})`, you: false },
  )
}
