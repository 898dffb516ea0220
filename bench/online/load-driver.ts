// A process that runs all players of the load test and executes commands from the bench.

import { type BenchMatch, createBenchMatch, playAtFullSpeed, playPaced } from './play.ts'
import { createBoardgameClient } from './protocol-clients/boardgame.ts'
import { createColyseusClient } from './protocol-clients/colyseus.ts'
import type { Client, CreateProtocolClient } from './protocol-clients/protocol-client.ts'
import { createQuincunxClient } from './protocol-clients/quincunx.ts'
import { randomGame } from './random-game.ts'

export type DriverCommand =
  /** Seats players at tables for this number of games. */
  | { readonly do: 'seat'; readonly games: number }
  | { readonly do: 'play-at-once'; readonly abreast: number }
  | { readonly do: 'play-paced'; readonly seconds: number }
  | { readonly do: 'sign-in'; readonly clients: number }
  /** Disconnects all clients. */
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

async function execute(command: DriverCommand): Promise<unknown> {
  switch (command.do) {
    case 'seat':
      return inBatches(command.games, async number => {
        const match = await protocolClient.seat()
        clients.push(...match.players)
        games.push(createBenchMatch(match, randomGame(number)))
      })
    case 'play-at-once':
      return playAtFullSpeed(games, command.abreast)
    case 'play-paced':
      return playPaced(games, command.seconds)
    case 'sign-in':
      return inBatches(command.clients, async () => void clients.push(await protocolClient.signIn()))
    case 'leave':
      for (const client of clients) client.leave()
      clients = []
      games = []
  }
}

/** Limits concurrency: even on a busy server thousands of players do not arrive at the same moment. */
async function inBatches(count: number, work: (number: number) => Promise<void>): Promise<void> {
  let next = 0
  const worker = async () => {
    while (next < count) await work(next++)
  }
  await Promise.all(Array.from({ length: 32 }, worker))
}

process.on('message', ({ id, ...command }: DriverCommand & { id: number }) => {
  execute(command as DriverCommand).then(
    answer => process.send!({ id, answer }),
    error => process.send!({ id, failure: String(error) }),
  )
})
process.on('disconnect', () => process.exit())
process.send!({ id: 0 })
