import { expect, test } from 'vitest'
import { joinMetrics, type ProcessFigures } from './joined-metrics.ts'
import { ServerMetrics } from './server-metrics.ts'

/** A process that has counted some moves, and what it tells about itself. */
async function figuresOf(process: number, moves: number): Promise<ProcessFigures> {
  let read: () => Promise<ProcessFigures> = async () => []
  const metrics = new ServerMetrics({
    process,
    onFiguresWanted(given) {
      read = given
    },
    metricsOfAll: async () => undefined,
  })
  for (let move = 0; move < moves; move++) {
    metrics.tableEvent({ kind: 'moved', table: 't', game: 'obstruction' })
    metrics.moveDone(3)
  }
  metrics.gauge({ name: 'sockets', help: 'Open WebSockets' }, () => moves * 10)
  // As between processes.
  return JSON.parse(JSON.stringify(await read()))
}

test('figures of several processes are shown under one heading, each with its process', async () => {
  const text = await joinMetrics([await figuresOf(1, 2), await figuresOf(2, 3)])
  const lines = text.split('\n')
  expect(lines).toContain('quincunx_moves_total{game="obstruction",process="1"} 2')
  expect(lines).toContain('quincunx_moves_total{game="obstruction",process="2"} 3')
  expect(lines).toContain('quincunx_sockets{process="2"} 30')
  expect(lines).toContain('quincunx_move_seconds_bucket{le="0.005",process="1"} 2')
  expect(lines).toContain('quincunx_move_seconds_count{process="2"} 3')
  const headings = lines.filter(line => line.startsWith('# TYPE'))
  expect(new Set(headings).size).toBe(headings.length)
  expect(text).toContain('quincunx_process_start_time_seconds{')
})

test('a process whose supervisor does not answer shows its own', async () => {
  const metrics = new ServerMetrics({
    ...{ process: 1, onFiguresWanted() {}, metricsOfAll: async () => undefined },
  })
  metrics.tableOpened('obstruction')
  expect(await metrics.text()).toContain('quincunx_tables_opened_total{game="obstruction",process="1"} 1')
})
