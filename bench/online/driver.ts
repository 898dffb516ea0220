// All the players, in a process of their own. It does what it is asked, one thing after the other.
import { speakBoardgame } from './dialects/boardgame.ts'
import { speakColyseus } from './dialects/colyseus.ts'
import type { Client, OpenDialect } from './dialects/dialect.ts'
import { speakQuincunx } from './dialects/quincunx.ts'
import { randomGame } from './games.ts'
import { type Playing, playAtOnce, playing, playPaced } from './play.ts'

export type Order =
  /** Sits down to so many games. */
  | { readonly do: 'seat'; readonly games: number }
  | { readonly do: 'play-at-once'; readonly abreast: number }
  | { readonly do: 'play-paced'; readonly seconds: number }
  | { readonly do: 'sign-in'; readonly clients: number }
  /** All go. */
  | { readonly do: 'leave' }

const dialects: Readonly<Record<string, OpenDialect>> = {
  quincunx: speakQuincunx,
  boardgame: speakBoardgame,
  colyseus: speakColyseus,
}

const [name, port] = process.argv.slice(2)
const dialect = dialects[name!]!(Number(port))
let clients: Client[] = []
let games: Playing[] = []

async function carryOut(order: Order): Promise<unknown> {
  switch (order.do) {
    case 'seat':
      return inBatches(order.games, async number => {
        const match = await dialect.seat()
        clients.push(...match.players)
        games.push(playing(match, randomGame(number)))
      })
    case 'play-at-once':
      return playAtOnce(games, order.abreast)
    case 'play-paced':
      return playPaced(games, order.seconds)
    case 'sign-in':
      return inBatches(order.clients, async () => void clients.push(await dialect.signIn()))
    case 'leave':
      for (const client of clients) client.leave()
      clients = []
      games = []
  }
}

/** Some at a time, as even a busy house is not entered by thousands in one moment. */
async function inBatches(count: number, work: (number: number) => Promise<void>): Promise<void> {
  let next = 0
  const one = async () => {
    while (next < count) await work(next++)
  }
  await Promise.all(Array.from({ length: 32 }, one))
}

process.on('message', ({ id, ...order }: Order & { id: number }) => {
  carryOut(order as Order).then(
    answer => process.send!({ id, answer }),
    error => process.send!({ id, failure: String(error) }),
  )
})
process.on('disconnect', () => process.exit())
process.send!({ id: 0 })
