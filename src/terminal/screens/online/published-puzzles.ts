import { formatDuration } from '#app/duration.ts'
import { reportSolutions, unreportedSolutions } from '#app/published-puzzles.ts'
import { type OptionValues, readSetupLink, writeSetupQuery } from '#app/setup-query.ts'
import { publishedPuzzleText } from '#app/text/en/published-puzzles.ts'
import { errorMessage } from '#kernel/errors.ts'
import type { PublishedPuzzle } from '#protocol/api.ts'
import { rejectionSentence } from '#protocol/text/en/rejection.ts'
import type { LoadedGame } from '../../game/loaded-game.ts'
import { span } from '../../kit/styled-text.ts'
import type { ServerClient } from '../../online/server-client.ts'
import type { Screen } from '../../shell/screen.ts'
import type { Shell } from '../../shell/shell.ts'
import { onlineText, refusalSentence } from '../../text/en/online.ts'
import { shellText } from '../../text/en/shell.ts'
import { type Choice, createList } from '../menus/list-screen.tsx'
import { beginLocalGame } from '../play/local-game.ts'

const { published: sentences } = onlineText

interface ListedPuzzle extends Choice {
  readonly puzzle?: PublishedPuzzle
}

/** The puzzles that players have published on a server: to solve, to like, and to remove one's own. */
export function createPublishedPuzzles(shell: Shell, server: ServerClient, loaded: LoadedGame): Screen {
  const { api } = server
  const game = loaded.id
  let order: keyof typeof publishedPuzzleText.orders = 'newest'
  let puzzles: readonly PublishedPuzzle[] | undefined
  let from: number | undefined
  let isClosed = false

  async function load(): Promise<void> {
    await fetchPage(0, [])
    const records = unreportedSolutions(loaded, puzzles ?? [], await shell.host.savedGames.list())
    if (await reportSolutions(api, records)) await fetchPage(0, [])
  }

  async function fetchPage(start: number, before: readonly PublishedPuzzle[]): Promise<void> {
    const asked = order
    const page = await api.puzzles({ game, order, from: start })
    // Another order was chosen meanwhile.
    if (asked !== order) return
    if (page.ok) {
      puzzles = [...before, ...page.value.puzzles]
      from = page.value.from
      isClosed = page.value.isClosed === true
      shell.redraw()
    } else screen.say(refusalSentence(page.rejection, server))
  }

  async function solve({ params }: PublishedPuzzle): Promise<void> {
    const query = new URLSearchParams(writeSetupQuery(params as OptionValues))
    const read = readSetupLink(loaded, query, shellText.setup.defaultName)
    const refused = read.ok
      ? await beginLocalGame(shell, { loaded, request: read.value.request })
      : rejectionSentence(read.rejection, loaded.text)
    if (refused !== undefined) screen.say(refused)
  }

  async function toggleLike(puzzle: PublishedPuzzle): Promise<void> {
    const isLiked = !puzzle.mine.isLiked
    const liked = await api.likePuzzle(puzzle.id, isLiked)
    if (!liked.ok) return screen.say(refusalSentence(liked.rejection, server))
    const likes = puzzle.likes + (isLiked ? 1 : -1)
    const changed = { ...puzzle, likes, mine: { ...puzzle.mine, isLiked } }
    puzzles = puzzles?.map(one => (one.id === puzzle.id ? changed : one))
    shell.redraw()
  }

  async function remove({ id, title }: PublishedPuzzle): Promise<void> {
    const removed = await api.removePuzzle(id)
    if (!removed.ok) return screen.say(refusalSentence(removed.rejection, server))
    puzzles = puzzles?.filter(one => one.id !== id)
    screen.say(publishedPuzzleText.removed(title))
  }

  const isOwn = ({ author }: PublishedPuzzle) => author?.id === server.player().id

  function askToRemove(puzzle: PublishedPuzzle): void {
    if (isOwn(puzzle)) screen.ask(sentences.removeAsk(puzzle.title), () => void remove(puzzle))
    else screen.say(sentences.notYours)
  }

  function changeOrder(): void {
    order = order === 'newest' ? 'liked' : 'newest'
    screen.select(0)
    void load().catch(showError)
  }

  function listed(puzzle: PublishedPuzzle): ListedPuzzle {
    const { title, author, facts } = puzzle
    const about = [loaded.text.describeFacts?.(facts), publishedPuzzleText.by(author?.name)]
    return { puzzle, label: title, note: about.filter(Boolean).join(', '), choose: () => void solve(puzzle) }
  }

  const showError = (error: unknown) => screen.say(errorMessage(error))
  const screen = createList<ListedPuzzle>(shell, {
    title: () => [
      span(publishedPuzzleText.title(loaded.card.title), { bold: true }),
      span(`   ${publishedPuzzleText.orders[order].toLowerCase()}`, { tone: 'soft' }),
    ],
    items: () => [
      ...(puzzles ?? []).map(listed),
      ...(from === undefined
        ? []
        : [{ label: publishedPuzzleText.more, choose: () => void fetchPage(from!, puzzles ?? []) }]),
    ],
    sentence(chosen) {
      if (!puzzles) return shellText.loading
      if (isClosed) return sentences.closed
      if (puzzles.length === 0) return publishedPuzzleText.none
      return chosen?.puzzle ? describeFigures(chosen.puzzle) : ''
    },
    keys: () => [
      { command: 'like', keys: ['l'] },
      { command: 'order', keys: ['o'] },
      { command: 'remove-own', keys: ['x', 'delete'] },
    ],
    handlers: {
      like: chosen => void (chosen?.puzzle && toggleLike(chosen.puzzle)),
      order: changeOrder,
      'remove-own': chosen => chosen?.puzzle && askToRemove(chosen.puzzle),
    },
    onShow: () => void load().catch(showError),
  })
  return screen
}

function describeFigures({ solved, bestMs, medianMs, likes, mine }: PublishedPuzzle): string {
  const { isSolved, isLiked, ms } = mine
  const words = publishedPuzzleText
  const figures = [
    words.solved(solved),
    ...(bestMs !== undefined && medianMs !== undefined
      ? [words.times(formatDuration(bestMs), formatDuration(medianMs))]
      : []),
    words.likes(likes),
    ...(isLiked ? [sentences.liked] : []),
    ...(isSolved ? [words.mine(ms === undefined ? undefined : formatDuration(ms))] : []),
  ].join(', ')
  return `${figures.charAt(0).toUpperCase()}${figures.slice(1)}.`
}
