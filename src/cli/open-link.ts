import { UserError } from '#kernel/failure.ts'
import { remoteHouse } from '#session/remote/house.ts'
import { playLines } from '#terminal/lines/play-lines.ts'
import { replayLines, tellReviewed } from '#terminal/lines/review-lines.ts'
import { type Link, replayIn } from '#terminal/link.ts'
import { mustLoad } from '#terminal/loaded.ts'
import { fetchFinished } from '#terminal/online/finished.ts'
import { refusalWords } from '#terminal/online/words.ts'
import { readSetUp } from '#terminal/set-up-asked.ts'
import { words as terminalWords } from '#terminal/words.ts'
import { about } from './about.ts'
import { daily } from './daily.ts'
import { figures } from './figures.ts'
import { games } from './games.ts'
import { openHost } from './host.ts'
import { join, watch } from './join.ts'
import { learn } from './learn.ts'
import { profile } from './profile.ts'
import { screens } from './screens.ts'
import { tables } from './tables.ts'
import { words } from './words.ts'

/** Opens what a browser has at an address, on the screen. */
export async function openLinkOnScreen(link: Link): Promise<number> {
  const host = openHost()
  try {
    await (await screens()).openLinked(host, link)
    return 0
  } finally {
    host.thinker.close()
  }
}

/** The same by lines: each page is what a command tells or plays. */
export async function openLinkByLines(link: Link): Promise<number> {
  const { route, address, search } = link
  switch (route.page) {
    case 'setup':
      return playAsked(route.game, search)
    case 'first':
      return learn([route.game, '--first', '--plain'])
    case 'lessons':
      return learn([route.game, '--plain'])
    case 'figures':
      return figures([route.game])
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
      return replay(async host => {
        const replayed = await replayIn(link, host.clock.now())
        if (typeof replayed === 'string') throw new UserError(replayed)
        tellReviewed(host, replayed)
      })
    case 'game':
      return replay(async host => {
        const found = await fetchFinished(remoteHouse(host.roads.ask(address)), route.id)
        if (!found.ok) throw new UserError(refusalWords(found.rejection, { address }))
        await replayLines(host, found.value.saved, found.value.eyes)
      })
    case 'lobby':
    case 'learn':
    case 'settings':
      throw new UserError(words.linkNeedsScreen)
    case 'print':
    case 'table':
    case 'review':
    case 'missing':
      throw new UserError(terminalWords.link[route.page])
  }
}

async function playAsked(game: string, search: Link['search']): Promise<number> {
  const asked = readSetUp(await mustLoad(game), search)
  if (typeof asked === 'string') throw new UserError(asked)
  const host = openHost()
  try {
    return await playLines(host, asked.request)
  } finally {
    host.thinker.close()
  }
}

async function replay(show: (host: ReturnType<typeof openHost>) => Promise<void>): Promise<number> {
  const host = openHost()
  try {
    await show(host)
    return 0
  } finally {
    host.thinker.close()
  }
}
