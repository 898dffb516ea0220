import { expect, it } from 'vitest'
import { ALL_CELLS, SMALL, tableArguments } from './online-table.ts'
import { type PipeResult, runPiped, temporaryFolder } from './pipe.ts'
import { shareServer } from './server.ts'

const server = shareServer()

/** Opens a table in text mode; the code is known as soon as it is printed. */
function openInTextMode(
  lines: readonly string[],
  more: readonly string[],
): { readonly code: Promise<string>; readonly done: Promise<PipeResult>; readonly folder: Promise<string> } {
  const code = Promise.withResolvers<string>()
  const folder = temporaryFolder()
  const onOutput = (output: string) => {
    const printed = /Table (\S+) is open/.exec(output)?.[1]
    if (printed) code.resolve(printed)
  }
  const done = folder.then(data =>
    runPiped({ commandArguments: tableArguments(server.address, ...more), lines, folder: data, onOutput }),
  )
  return { code: code.promise, done, folder }
}

it('two scripts play a whole game, review it and play another', async () => {
  const ann = openInTextMode([...ALL_CELLS, 'review', 'again', 'resign', 'yes'], SMALL)
  const code = await ann.code
  const bo = runPiped({
    commandArguments: ['join', code, '--server', server.address],
    lines: [...ALL_CELLS, 'again', 'c3'],
  })
  const [first, second] = await Promise.all([ann.done, bo])
  expect([first.code, second.code]).toEqual([0, 0])
  expect([first.errors, second.errors]).toEqual(['', ''])
  const results = [first, second].map(
    ({ output }) => /YOU (WON|LOST)\. .* made the last mark/.exec(output)?.[1],
  )
  expect(results.sort()).toEqual(['LOST', 'WON'])
  for (const { output } of [first, second]) {
    expect(output).not.toContain(String.fromCharCode(27))
    expect(output).toContain('is blocked by a mark next to it.')
    expect(output).toContain('Fair draw verified')
  }
  expect(first.output).toMatch(/1\. X a1, \d+ open\. (Keeps|Gives|The position|Too)/)
  // The seats have changed, so the other player begins.
  expect(second.output).toMatch(/Obstruction, table .*Your turn\. Place an X\.\n> c3/s)
  expect(first.output).toContain('YOU LOST. You resigned.')

  const profile = await runPiped({
    commandArguments: ['profile', '--server', server.address, '--json'],
    folder: await ann.folder,
  })
  const { games } = JSON.parse(profile.output)
  expect(games.map((game: { reason: string }) => game.reason)).toEqual(['resignation', 'blocked'])
})

it('a wrong code and a full table are refused with a sentence', async () => {
  const wrong = await runPiped({ commandArguments: ['join', 'K7-PLUM', '--server', server.address] })
  expect(wrong).toMatchObject({ code: 1, output: '' })
  expect(wrong.errors).toBe(
    `quincunx: There’s no table K7-PLUM on ${server.address}. Check the code and the server.\n`,
  )
  const ann = openInTextMode([], [...SMALL, '--computer', 'casual'])
  const { output } = await ann.done
  const code = /table ([A-Z]\d-[A-Z-]+)\./.exec(output)![1]!
  expect(output).toContain(`To come back: quincunx join ${server.address}/t/${code}`)
  const full = await runPiped({ commandArguments: ['join', code, '--server', server.address] })
  expect(full).toMatchObject({
    code: 1,
    errors: expect.stringContaining('This table is full.'),
  })
})

it('a name is claimed with a piped password, which signs in on another machine', async () => {
  const [here, there] = [await temporaryFolder(), await temporaryFolder()]
  const at = ['--server', server.address]
  const claimed = await runPiped({
    commandArguments: ['account', 'claim', 'Penelope', ...at],
    lines: ['a long secret'],
    folder: here,
  })
  expect(claimed).toMatchObject({
    code: 0,
    errors: '',
    output: expect.stringContaining('The name Penelope is yours.'),
  })
  const wrong = await runPiped({
    commandArguments: ['account', 'sign-in', 'Penelope', ...at],
    lines: ['another'],
    folder: there,
  })
  expect(wrong).toMatchObject({
    code: 1,
    errors: expect.stringContaining('The name or the password is wrong.'),
  })
  await runPiped({
    commandArguments: ['account', 'sign-in', 'Penelope', ...at],
    lines: ['a long secret'],
    folder: there,
  })
  const known = await runPiped({ commandArguments: ['account', ...at], folder: there })
  expect(known.output).toContain('Penelope, protected by a password')
  const devices = await runPiped({ commandArguments: ['account', 'devices', ...at], folder: there })
  expect(devices.output.match(/Quincunx terminal on/g)).toHaveLength(2)
})
