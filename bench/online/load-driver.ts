// All the players, in a process of their own. It does what it is asked, one thing after the other.

import { type BenchMatch, createBenchMatch, playAtFullSpeed, playPaced } from './play.ts'
import { createBoardgameClient } from './protocol-clients/boardgame.ts'
import { createColyseusClient } from './protocol-clients/colyseus.ts'
import type { Client, CreateProtocolClient } from './protocol-clients/protocol-client.ts'
import { createQuincunxClient } from './protocol-clients/quincunx.ts'
import { randomGame } from './random-game.ts'

export type DriverCommand =
  /** Sits down to so many games. */
  | { readonly do: 'seat'; readonly games: number }
  | { readonly do: 'play-at-once'; readonly abreast: number }
  | { readonly do: 'play-paced'; readonly seconds: number }
  | { readonly do: 'sign-in'; readonly clients: number }
  /** All go. */
  | { readonly do: 'leave' }

const protocolClients: Readonly<Record<string, CreateProtocolClient>> = {
  quincunx: createQuincunxClient,
  boardgame: createBoardgameClient,
  colyseus: createColyseusClient,
}

const [name, port] = process.argv.slice(2)
const protocolClient = protocolClients[name!]!(Number(port))
let clients: Client[] = []
let games: BenchMatch[] = []

async function execute(order: DriverCommand): Promise<unknown> {
  switch (order.do) {
    case 'seat':
      return inBatches(order.games, async number => {
        const match = await protocolClient.seat()
        clients.push(...match.players)
        games.push(createBenchMatch(match, randomGame(number)))
      })
    case 'play-at-once':
      return playAtFullSpeed(games, order.abreast)
    case 'play-paced':
      return playPaced(games, order.seconds)
    case 'sign-in':
      return inBatches(order.clients, async () => void clients.push(await protocolClient.signIn()))
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

process.on('message', ({ id, ...order }: DriverCommand & { id: number }) => {
  execute(order as DriverCommand).then(
    answer => process.send!({ id, answer }),
    error => process.send!({ id, failure: String(error) }),
  )
})
process.on('disconnect', () => process.exit())
process.send!({ id: 0 })
