import type { Game, Report } from '#kernel/game.ts'
import type { GameWords } from '#kernel/words.ts'

/** A game as the shells get hold of it: loaded when it is wanted, its engine only where long work is done. */
export interface CatalogEntry {
  load(): Promise<{ readonly game: Game; readonly words: GameWords }>
  /** The same game with its full strength behind bots, hints and reviews; they report while they work. */
  loadEngine(report: Report): Promise<Game>
}

export const catalog: Readonly<Record<string, CatalogEntry>> = {
  obstruction: {
    load: () => import('./obstruction/entry.ts'),
    loadEngine: async report => (await import('./obstruction/engine/engine.ts')).createEngine(report),
  },
}

export function gameIds(): readonly string[] {
  return Object.keys(catalog)
}

/** The entry of a game by its name; undefined for a game that is not here. */
export function entryOf(id: string): CatalogEntry | undefined {
  return Object.hasOwn(catalog, id) ? catalog[id] : undefined
}
