// A bot that plays Obstruction over the protocol of docs/protocol.md, using only fetch:
//   node examples/obstruction-bot.mjs http://localhost:4747            waits for any opponent
//   node examples/obstruction-bot.mjs http://localhost:4747 K7-PLUM    joins this table
const [server = 'http://localhost:4747', code] = process.argv.slice(2)

let token
const account = await request('POST', '/api/players', { keep: 'token', name: 'Patient Bot' })
token = account.token
const table = code ?? (await request('POST', '/api/match', { game: 'obstruction' })).code
console.log(`${account.player.name} plays at ${server}/t/${table}`)
if (code) await sendCommand({ do: 'sit' })

let answeredTurn
for await (const { game, viewer } of updates(table)) {
  if (game?.ending) {
    console.log(JSON.stringify(game.ending))
    break
  }
  if (!game?.toAct.includes(viewer) || game.turn === answeredTurn) continue
  answeredTurn = game.turn
  await sendCommand({ do: 'move', text: choose(game.view), turn: game.turn })
}

/** Proposes a size first, then chooses the open cell that leaves the fewest open cells. */
function choose({ phase, board }) {
  if (phase === 'proposing') return '6x6'
  const rows = board.map(line => [...line])
  const open = rows.flatMap((line, row) =>
    line.flatMap((cell, column) => (cell === '.' ? [{ row, column }] : [])),
  )
  const blocks = ({ row, column }) =>
    open.filter(other => Math.abs(other.row - row) <= 1 && Math.abs(other.column - column) <= 1).length
  const [best] = open.sort((one, other) => blocks(other) - blocks(one))
  return `${'abcdefghij'[best.column]}${best.row + 1}`
}

/** The id makes it safe to send a command twice. */
async function sendCommand(command) {
  const result = await request('POST', `/api/tables/${table}/commands`, {
    id: crypto.randomUUID(),
    command,
  })
  if (!result.ok) console.log(`${JSON.stringify(command)} was refused: ${result.sentence}`)
}

async function request(method, path, body) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const response = await fetch(server + path, { method, headers, body: JSON.stringify(body) }).catch(() => {
    console.error(`No Quincunx server answers at ${server}.`)
    process.exit(1)
  })
  return response.json()
}

/** Yields the updates of a table. While this stream is open, the bot counts as present. */
async function* updates(code) {
  const { body } = await fetch(`${server}/api/tables/${code}/events`, {
    headers: { authorization: `Bearer ${token}` },
  })
  let unread = ''
  for await (const bytes of body.pipeThrough(new TextDecoderStream())) {
    const events = (unread + bytes).split('\n\n')
    unread = events.pop()
    for (const event of events) {
      const data = event.split('\n').find(line => line.startsWith('data: '))
      if (data) yield JSON.parse(data.slice(6))
    }
  }
}
