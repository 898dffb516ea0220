import type { Cell } from './grid.ts'
import type { Key } from './key-bindings.ts'
import type { GameTypes } from './rules.ts'

/** The label of a button, and the word that can be typed instead. */
interface Labelled {
  readonly word: string
  /** Another word for the same. */
  readonly alias?: string
  readonly label: string
}

/** A move that is not made on a cell, such as passing. */
export interface MoveCommand<T extends GameTypes = GameTypes> extends Labelled {
  readonly kind: 'move'
  readonly key: Key
  /** The move in the game's notation; undefined while it is not available. */
  move(view: T['view']): string | undefined
  /** The confirmation prompt for a move that ends the game or cannot be undone. */
  confirm?(view: T['view']): string | undefined
  /** Skips the prompt if the player types the move itself. */
  readonly skipsConfirmWhenTyped?: true
}

/** A move on the cell under the cursor. */
export interface CellCommand {
  readonly kind: 'cell'
  readonly key: Key
  readonly label: string
  /** The move in the game's notation. */
  move(cell: Cell): string
}

/** A question about the position, available at any time, in addition to hints. */
export interface QueryCommand<T extends GameTypes = GameTypes> extends Labelled {
  readonly kind: 'query'
  readonly key: Key
  answer(view: T['view']): QueryAnswer
}

export interface QueryAnswer {
  readonly text: string
  readonly cells?: readonly Cell[]
  /** The cells are at fault, and are shown as such. */
  readonly isFault?: true
}

/** Switches a display mode or an aid of the board on or off; the rules of the game do not change. */
export interface ToggleCommand<T extends GameTypes = GameTypes> extends Labelled {
  readonly kind: 'toggle'
  readonly key: Key
  readonly id: string
  /** Its effect does not depend on the cursor; of other toggles a player without a cursor names a cell to see it. */
  readonly isEverywhere?: true
  /** Whether it is on for a player who has never switched it; by default it is off. */
  isOnAtFirst?(view: T['view']): boolean
  /** The setting is not carried over to the next game. */
  readonly isTemporary?: true
  /** The view as the board shows it while this is on; by default the view itself. */
  show?(view: T['view']): T['view']
  /** The move that a player makes while this is on, where it adds to the move. Both are in the game's notation. */
  completeMove?(view: T['view'], move: string): string
  /** Its content as lines of text, where there is no board to switch. */
  inText?(view: T['view']): readonly string[]
}

/** Writes a puzzle as a text that other programs can read. */
export interface ExportCommand<T extends GameTypes = GameTypes> extends Labelled {
  readonly kind: 'export'
  /** Undefined if the format cannot express this puzzle. */
  write(params: T['params'], deal: T['deal']): string | undefined
}

/** An action of a game besides the move that a click on a cell makes; the same in browser and terminal. */
export type GameCommand<T extends GameTypes = GameTypes> =
  | MoveCommand<T>
  | CellCommand
  | QueryCommand<T>
  | ToggleCommand<T>
  | ExportCommand<T>

/** A command that can be typed as a word. */
export type NamedCommand<T extends GameTypes = GameTypes> = Exclude<GameCommand<T>, CellCommand>

type CommandOfKind<Kind extends GameCommand['kind']> = Extract<GameCommand, { kind: Kind }>

export function commandsOfKind<Kind extends GameCommand['kind']>(
  commands: readonly GameCommand[] | undefined,
  kind: Kind,
): readonly CommandOfKind<Kind>[] {
  return (commands ?? []).filter((command): command is CommandOfKind<Kind> => command.kind === kind)
}

/** Whether a typed word stands for a command, in any case and with spaces around it. */
export function isWordOf({ word, alias }: NamedCommand, typed: string): boolean {
  const wanted = typed.trim().toLowerCase()
  return wanted === word || wanted === alias
}

/** The ids of the toggles that are on, given those that the player has switched. */
export function activeToggles(
  commands: readonly GameCommand[] | undefined,
  switched: ReadonlyMap<string, boolean>,
  view: object,
): ReadonlySet<string> {
  const atFirst = commandsOfKind(commands, 'toggle').filter(({ id }) => !switched.has(id))
  return new Set([
    ...[...switched].flatMap(([id, isOn]) => (isOn ? [id] : [])),
    ...atFirst.flatMap(toggle => (toggle.isOnAtFirst?.(view) ? [toggle.id] : [])),
  ])
}

/** The view as the board shows it with these toggles on. */
export function viewWithToggles(
  commands: readonly GameCommand[] | undefined,
  toggles: ReadonlySet<string>,
  view: object,
): object {
  return switchedOn(commands, toggles).reduce((shown, toggle) => toggle.show?.(shown) ?? shown, view)
}

/** The move that a player makes with these toggles on. Both are in the game's notation. */
export function moveWithToggles(
  commands: readonly GameCommand[] | undefined,
  toggles: ReadonlySet<string>,
  view: object,
  move: string,
): string {
  return switchedOn(commands, toggles).reduce(
    (completed, toggle) => toggle.completeMove?.(view, completed) ?? completed,
    move,
  )
}

function switchedOn(commands: readonly GameCommand[] | undefined, toggles: ReadonlySet<string>) {
  return commandsOfKind(commands, 'toggle').filter(({ id }) => toggles.has(id))
}

/** The move that a key makes on a cell, in the game's notation. */
export function moveForKey(
  commands: readonly GameCommand[] | undefined,
  cell: Cell,
  key: string,
): string | undefined {
  return commandsOfKind(commands, 'cell')
    .find(command => command.key === key)
    ?.move(cell)
}
