// node socket-io.mjs DATA_FOLDER DATABASE_URL
// Socket.IO with its PostgreSQL adapter: passes each mark on to everyone in the room, at all nodes. It has no rules and
// stores nothing, so it shows what telling the other nodes alone costs.
import { createServer } from 'node:http'
import { createAdapter } from '@socket.io/postgres-adapter'
import pg from 'pg'
import { Server } from 'socket.io'
import { report } from '../online/report.ts'

const pool = new pg.Pool({ connectionString: process.argv[3] })
await pool.query(`
  CREATE TABLE IF NOT EXISTS socket_io_attachments (
    id bigserial UNIQUE, created_at timestamptz DEFAULT now(), payload bytea
  )
`)
const http = createServer()
const io = new Server(http, { transports: ['websocket'] })
io.adapter(createAdapter(pool))
let moves = 0
io.on('connection', socket => {
  socket.on('join', async (room, answer) => {
    await socket.join(String(room))
    answer()
  })
  socket.on('mark', (room, row, column) => {
    moves++
    io.to(String(room)).emit('mark', row, column)
  })
})
await new Promise(resolve => http.listen(0, '127.0.0.1', resolve))
report(http.address().port, () => moves)
