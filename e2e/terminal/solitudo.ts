import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from './pipe.ts'
import type { Window } from './window.ts'

/** A puzzle of five by five as other programs show it, and the cells to shade. */
export const NUMBERS = ['43115', '35234', '14453', '12231', '41321']
export const SHADED = ['a1', 'c1', 'd2', 'b3', 'a4', 'c4', 'e5']
export const HEXAGON = 'hex:__325/_4512/21254/2344_/513__'

/** The arguments of `quincunx` for the puzzle above. */
export const PLAY = ['play', 'solitudo', '--puzzle', NUMBERS.join('/')] as const

/** Moves to each of the cells with the arrow keys and shades it. */
export async function shade(window: Window, cells: readonly string[], from = 'a1'): Promise<void> {
  let [row, column] = cellPosition(from)
  for (const cell of cells) {
    const [toRow, toColumn] = cellPosition(cell)
    const down = Array(Math.abs(toRow - row)).fill(toRow > row ? 'Down' : 'Up')
    const right = Array(Math.abs(toColumn - column)).fill(toColumn > column ? 'Right' : 'Left')
    await window.press(...down, ...right, '#')
    await window.see(new RegExp(`${cell} shaded|SOLVED`))
    ;[row, column] = [toRow, toColumn]
  }
}

function cellPosition(cell: string): [row: number, column: number] {
  return [Number(cell.slice(1)), cell.charCodeAt(0)]
}

interface SavedFile {
  readonly record: {
    readonly setup: { readonly puzzle: string; readonly solution: string }
    readonly entries: readonly { readonly action: { readonly do: string; readonly text?: string } }[]
  }
}

/** The files of the saved games. */
export async function readSavedGames(dataFolder: string): Promise<readonly SavedFile[]> {
  const names = await readdir(join(dataFolder, 'games')).catch(() => [])
  const files = names.filter(name => name.endsWith('.json')).sort()
  return Promise.all(
    files.map(async name => JSON.parse(await readFile(join(dataFolder, 'games', name), 'utf8')) as SavedFile),
  )
}

/** The actions of a game, in order. */
export function actionsOf({ record }: SavedFile): readonly string[] {
  return record.entries.map(({ action }) => action.text ?? action.do)
}

/** The cells that the solution of a game shades. */
export function shadedCells({ record }: SavedFile): readonly string[] {
  return record.setup.solution
    .split('/')
    .flatMap((line, row) =>
      [...line].flatMap((character, column) =>
        character === '#' ? [`${String.fromCharCode(97 + column)}${row + 1}`] : [],
      ),
    )
}

/** A folder with one of today's puzzles, begun and paused after four seconds with one mark. */
export async function createBegunDaily(daily: string): Promise<string> {
  const folder = await temporaryFolder()
  const now = Date.now() - 60_000
  const record = {
    game: 'solitudo',
    version: 1,
    setup: { puzzle: NUMBERS.join('/'), solution: '#.#../...#./.#.../#.#../....#', rating: 'steady' },
    seed: `daily ${daily} ${new Date().toISOString().slice(0, 10)}`,
    startedAt: now,
    entries: [
      { at: now + 4_000, action: { do: 'move', seat: 0, text: 'shade a1' } },
      { at: now + 4_000, action: { do: 'pause', seat: 0 } },
    ],
  }
  const game = {
    format: 'quincunx game',
    formatVersion: 1,
    players: [{ kind: 'person', name: 'You' }],
    record,
  }
  await mkdir(join(folder, 'games'))
  await writeFile(join(folder, 'games', 'today.json'), JSON.stringify(game))
  return folder
}
