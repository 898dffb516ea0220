import type { GameEntry } from '#games/game-entry.ts'
import type { DictionaryList } from '#protocol/api.ts'
import { limitByAddress, type RouteOptions, type Routes } from './api.ts'

export interface DictionaryRoutesOptions extends RouteOptions {
  loadGame(id: string): Promise<GameEntry | undefined>
}

/** The host's own dictionaries, by their hashes alone: their names are the host's business. */
export function dictionaryRoutes(options: DictionaryRoutesOptions): Routes {
  return api => {
    api.get<{ Params: { game: string } }>(
      '/dictionaries/:game',
      { preHandler: limitByAddress('reads', options) },
      async (request, reply) => {
        const customDictionaries = (await options.loadGame(request.params.game))?.library?.customDictionaries
        // They may have been added while the server runs.
        await customDictionaries?.load()
        const hashes = customDictionaries?.all().map(({ lexicon }) => lexicon.hash) ?? []
        return reply.send({ hashes } satisfies DictionaryList)
      },
    )
  }
}
