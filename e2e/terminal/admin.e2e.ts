import { readFileSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openWindow } from './headless-window.ts'
import { openTable, SMALL, WIDE } from './online-table.ts'
import { runPiped, temporaryFolder } from './pipe.ts'
import { openServer } from './server.ts'

async function startServer() {
  const folder = await temporaryFolder()
  const server = await openServer(folder)
  onTestFinished(() => server.kill())
  const admin = (...given: readonly string[]) => runPiped({ commandArguments: ['admin', ...given], folder })
  return { folder, server, admin }
}

async function newGuest(address: string, name: string): Promise<string> {
  const response = await fetch(`${address}/api/players`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ keep: 'token', name }),
  })
  return ((await response.json()) as { player: { id: string } }).player.id
}

it('a player reports a name, and the host renames and bans its player', async () => {
  const { server, admin } = await startServer()
  const rude = await newGuest(server.address, 'Rude Name')
  const window = await openWindow({
    columns: WIDE,
    commandArguments: ['open', `${server.address}/players/${rude}`],
  })
  await window.see('Rude Name')
  await window.press('r')
  await window.see('Report the name “Rude Name” to the host of this server?')
  await window.type('\r')
  await window.see('Reported.')
  expect((await admin('reports')).output).toContain(`1: “Rude Name” (${rude})`)
  expect((await admin('rename', rude, 'Nice Name', '--yes')).output).toContain('is now called Nice Name')
  expect((await admin('ban', 'nice name', '--yes')).output).toContain('Nice Name is banned')
  expect((await admin('close-report', '1')).output).toBe('Report 1 is closed.\n')
})

it('[F20] the host ends a game, which both players see, and signs a player out at once', async () => {
  const { server, admin } = await startServer()
  const { window: ann, code } = await openTable(server.address, ...SMALL)
  const bo = await openWindow({ columns: WIDE, commandArguments: ['join', `${server.address}/t/${code}`] })
  await ann.see('Your turn')
  expect((await admin('end', code, '--yes')).output).toBe(
    `The game at ${code} has ended and doesn’t count.\n`,
  )
  for (const window of [ann, bo]) await window.see('The host of this server ended the game')
  expect((await admin('sign-out', '--all', '--yes')).output).toBe('2 devices signed out.\n')
  expect((await admin('check')).code).toBe(0)
})

it('entries that a killed server has lost with its log of changes are named', async () => {
  const { folder, server, admin } = await startServer()
  // From here on only the log of changes has what is new.
  await server.stop()
  await server.restart()
  const { code } = await openTable(server.address, ...SMALL)
  const bo = await openWindow({ columns: WIDE, commandArguments: ['join', `${server.address}/t/${code}`] })
  await bo.see('to place an X')
  const [table] = (await admin('tables', '--json')).output.trim().split('\n')
  const { id } = JSON.parse(table!) as { id: string }
  await expect.poll(() => readMark(folder), { timeout: 20_000 }).toContain(id)
  await server.kill()
  truncateSync(join(folder, 'house.sqlite-wal'), 100)
  const check = await admin('check')
  expect(check.code).toBe(1)
  expect(check.output + check.errors).toContain(id)
  await server.restart()
  expect((await admin('status')).output).toContain('losses       1 table')
})

function readMark(folder: string): string {
  try {
    return readFileSync(join(folder, 'house.state'), 'utf8')
  } catch {
    return ''
  }
}
