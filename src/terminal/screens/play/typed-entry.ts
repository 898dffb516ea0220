import { isInspectAction } from '#app/inspect-board.ts'
import type { ActiveGame } from '../../game/active-game.ts'
import { typedCharacter } from '../../kit/keys.ts'
import { firstCharacters, withoutLastCharacter } from '../../kit/width.ts'
import type { PlayCommand } from './play-keys.ts'

const MAX_LENGTH = 400
const PREFIX = ':'

/** The text that is typed in the line below the board. */
export class TypedEntry {
  readonly #activeGame: ActiveGame
  readonly #isBoardHidden: () => boolean
  #text = ''

  constructor(activeGame: ActiveGame, isBoardHidden: () => boolean) {
    this.#activeGame = activeGame
    this.#isBoardHidden = isBoardHidden
  }

  get text(): string {
    return this.#text
  }

  get isEmpty(): boolean {
    return this.#text === ''
  }

  set(text: string): void {
    this.#text = text
  }

  /** Adds the character of a key; false if the key does something else. */
  type(key: string, command: PlayCommand | undefined): boolean {
    // Whichever key began the line, it begins with the colon that the help names.
    const character = command === 'entry' && this.isEmpty ? PREFIX : typedCharacter(key)
    if (character === undefined || !this.#accepts(character, command)) return false
    this.#text = firstCharacters(this.#text + character, MAX_LENGTH)
    return true
  }

  /** Erases the last character, or all of them; whether there was anything to erase. */
  erase(all = false): boolean {
    const hadText = !this.isEmpty
    this.#text = all ? '' : withoutLastCharacter(this.#text)
    return hadText
  }

  /** A space or the sign of a command is part of the text only once it has begun. */
  #accepts(character: string, command: PlayCommand | undefined): boolean {
    const { loaded, session } = this.#activeGame
    const { kind } = loaded.face.input
    const { ending, viewer } = session.snapshot()
    if (this.#isBoardHidden() || ending || viewer === 'spectator') return false
    if (kind === 'typed' && command !== undefined && !this.isEmpty) return true
    // Where letters make drafts, an entry begins with a colon.
    if (kind === 'draft' && this.isEmpty) return command === 'entry'
    if (command === undefined || command === 'cell' || command === 'entry') return true
    return !this.isEmpty && (character === ' ' || isInspectAction(command))
  }
}
