// A bot that plays Obstruction over the protocol of docs/protocol.md, with nothing but fetch:
//   node examples/obstruction-bot.mjs http://localhost:4747            waits for anyone
//   node examples/obstruction-bot.mjs http://localhost:4747 K7-PLUM    sits down at this table
const [server = 'http://localhost:4747', code] = process.argv.slice(2)

let token
const arrival = await ask('POST', '/api/players', { keep: 'token', name: 'Patient Bot' })
token = arrival.token
const table = code ?? (await ask('POST', '/api/match', { game: 'obstruction' })).code
console.log(`${arrival.player.name} plays at ${server}/t/${table}`)
if (code) await command({ do: 'sit' })

let answered
for await (const news of follow(table)) {
  const { game, viewer } = news
  if (game?.ending) {
    console.log(JSON.stringify(game.ending))
    break
  }
  if (!game?.toAct.includes(viewer) || game.turn === answered) continue
  answered = game.turn
  await command({ do: 'move', text: choose(game.view), turn: game.turn })
}

/** A size while sizes are proposed, then the open cell that leaves the fewest open cells. */
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

/** The id makes it safe to send a command twice; a refusal comes with a sentence. */
async function command(what) {
  const answer = await ask('POST', `/api/tables/${table}/commands`, {
    id: crypto.randomUUID(),
    command: what,
  })
  if (!answer.ok) console.log(`${JSON.stringify(what)} was refused: ${answer.sentence}`)
}

async function ask(method, path, body) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const response = await fetch(server + path, { method, headers, body: JSON.stringify(body) })
  return response.json()
}

/** News of the table as it comes. While this stream is open, the bot counts as being at the table. */
async function* follow(name) {
  const { body } = await fetch(`${server}/api/tables/${name}/events`, {
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
