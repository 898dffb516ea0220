// node load-driver.ts PROTOCOL PORT[,PORT...]
// A process that runs all players of the load test and executes commands from the bench.
import { BenchGame } from './bench-game.ts'
import { playPaced } from './paced-play.ts'
import { createBoardgameClient } from './protocol-clients/boardgame.ts'
import { createColyseusClient } from './protocol-clients/colyseus.ts'
import type { Client, CreateProtocolClient } from './protocol-clients/protocol-client.ts'
import { createQuincunxClient } from './protocol-clients/quincunx.ts'
import { createSocketIoClient } from './protocol-clients/socket-io.ts'
import { randomGame } from './random-game.ts'
import { advance, playSaturated, type SaturatedOptions } from './saturated-play.ts'

export type DriverCommand =
  /** Seats players at tables for this number of games. */
  | { readonly do: 'seat'; readonly games: number }
  | { readonly do: 'advance'; readonly abreast: number; readonly maxMs: number }
  | ({ readonly do: 'play-saturated' } & SaturatedOptions)
  | { readonly do: 'play-paced'; readonly seconds: number }
  | { readonly do: 'sign-in'; readonly clients: number }
  /** Disconnects all clients. */
  | { readonly do: 'leave' }

export type Protocol = 'quincunx' | 'boardgame' | 'colyseus' | 'socket-io'

const protocolClients: Readonly<Record<Protocol, CreateProtocolClient>> = {
  quincunx: createQuincunxClient,
  boardgame: createBoardgameClient,
  colyseus: createColyseusClient,
  'socket-io': createSocketIoClient,
}

const [protocol, ports] = process.argv.slice(2)
const protocolClient = protocolClients[protocol as Protocol](...ports!.split(',').map(Number))
let clients: Client[] = []
let games: BenchGame[] = []

async function execute(command: DriverCommand): Promise<unknown> {
  switch (command.do) {
    case 'seat':
      return inBatches(command.games, async number => {
        const match = await protocolClient.seat()
        clients.push(...match.players)
        games.push(new BenchGame(match, randomGame(number)))
      })
    case 'advance':
      return advance(games.slice(0, command.abreast), command.maxMs)
    case 'play-saturated':
      return playSaturated(games, command)
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
