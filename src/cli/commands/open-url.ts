import { createApiClient } from '#app/api-client.ts'
import { fetchFinishedGame } from '#app/finished-game.ts'
import { readSetupLink } from '#app/setup-query.ts'
import { UserError } from '#kernel/errors.ts'
import { rejectionSentence } from '#protocol/text/en/rejection.ts'
import { loadGameOrThrow } from '#terminal/game/loaded-game.ts'
import { type PageUrl, readReplayUrl, resolveShortUrl } from '#terminal/shell/page-url.ts'
import { refusalSentence } from '#terminal/text/en/online.ts'
import { shellText } from '#terminal/text/en/shell.ts'
import { playInTextMode, reviewInTextMode } from '#terminal/text-mode/local-game.ts'
import { reviewedSavedGame } from '#terminal/text-mode/review.ts'
import { isInteractive, openHost } from '../host.ts'
import { loadScreens } from '../load-screens.ts'
import { cliText } from '../text/en/shell.ts'
import { about } from './about.ts'
import { daily } from './daily.ts'
import { exercises } from './exercises.ts'
import { games } from './games.ts'
import { join, watch } from './join.ts'
import { learn } from './learn.ts'
import { profile } from './profile.ts'
import { puzzles } from './puzzles.ts'
import { statistics } from './statistics.ts'
import { tables } from './tables.ts'

/** Opens the page of a link in full screen. */
export async function openUrlOnScreen(link: PageUrl): Promise<number> {
  const host = openHost()
  try {
    await (await loadScreens()).launchPageUrl(host, link)
    return 0
  } finally {
    host.engineClient.close()
  }
}

/** Text mode runs the command that corresponds to the page. */
export async function openUrlInTextMode(link: PageUrl): Promise<number> {
  const { route, address, search } = link
  switch (route.page) {
    case 'embed':
      return openUrlInTextMode({ ...link, route: route.shown })
    case 'setup':
      return playFromUrl(route.game, search)
    case 'first':
      return learn([route.game, '--first', '--plain'])
    case 'lessons':
      return learn([route.game, '--plain'])
    case 'figures':
      return statistics([route.game])
    case 'exercise-overview':
      return exercises([route.game, '--plain'])
    case 'exercise': {
      const kind = search.get('kind')
      return exercises([route.game, route.id, ...(kind ? ['--kind', kind] : []), '--plain'])
    }
    case 'published':
      return puzzles([route.game, '--server', address])
    case 'archive':
      return daily([route.game, '--plain'])
    case 'daily':
      return daily([route.game, route.daily, ...(route.day === undefined ? [] : [route.day]), '--plain'])
    case 'room': {
      const go = search.has('watch') ? watch : join
      return go([route.code, '--server', address, '--plain'])
    }
    case 'together':
      return tables(['--server', address])
    case 'me':
      return profile(['--server', address])
    case 'player':
      return profile(['--server', address, '--player', route.id])
    case 'history':
      return games([])
    case 'about':
      return about([])
    case 'replay':
      return withHost(async host => {
        const replayed = await readReplayUrl(link, host.clock.now())
        if (typeof replayed === 'string') throw new UserError(replayed)
        await reviewInTextMode(host, replayed, { canType: isInteractive() })
      })
    case 'short': {
      const host = openHost()
      const resolved = await resolveShortUrl(link, host.serverAccess).finally(() => host.engineClient.close())
      if (typeof resolved === 'string') throw new UserError(resolved)
      return openUrlInTextMode(resolved)
    }
    case 'game':
      return withHost(async host => {
        const found = await fetchFinishedGame(
          createApiClient(host.serverAccess.createHttpClient(address)),
          route.id,
        )
        if (!found.ok) throw new UserError(refusalSentence(found.rejection, { address }))
        const game = await reviewedSavedGame(host, found.value.saved, found.value)
        await reviewInTextMode(host, game, { canType: isInteractive() })
      })
    case 'lobby':
    case 'learn':
    case 'exercises':
    case 'settings':
      throw new UserError(cliText.linkNeedsScreen)
    case 'print':
    case 'map':
    case 'compose':
    case 'position':
    case 'table':
    case 'review':
    case 'missing':
      throw new UserError(shellText.link[route.page])
  }
}

async function playFromUrl(game: string, search: PageUrl['search']): Promise<number> {
  const loaded = await loadGameOrThrow(game)
  const read = readSetupLink(loaded, search, shellText.setup.defaultName)
  if (!read.ok) throw new UserError(rejectionSentence(read.rejection, loaded.text))
  const host = openHost()
  try {
    return await playInTextMode(host, read.value.request)
  } finally {
    host.engineClient.close()
  }
}

async function withHost(show: (host: ReturnType<typeof openHost>) => Promise<void>): Promise<number> {
  const host = openHost()
  try {
    await show(host)
    return 0
  } finally {
    host.engineClient.close()
  }
}
