import { describe, expect, test } from 'vitest'
import { openMetrics } from './metrics.ts'

describe('metrics', () => {
  test('a counter is written with its help, its type and a line per label value', () => {
    const metrics = openMetrics()
    const moves = metrics.counter({ name: 'moves_total', help: 'Moves played.', labels: ['game'] })
    moves.of('obstruction').add()
    moves.of('obstruction').add(2)
    moves.of('other').add()
    expect(metrics.text()).toBe(`# HELP quincunx_moves_total Moves played.
# TYPE quincunx_moves_total counter
quincunx_moves_total{game="obstruction"} 3
quincunx_moves_total{game="other"} 1
`)
  })

  test('a counter without labels starts at 0', () => {
    const metrics = openMetrics()
    metrics.counter({ name: 'games_total', help: 'Games.' })
    expect(metrics.text()).toContain('\nquincunx_games_total 0\n')
  })

  test('a gauge is read when the text is written', () => {
    const metrics = openMetrics()
    let open = 1
    metrics.gauge({ name: 'sockets', help: 'Open sockets.' }, () => open)
    metrics.gauge({ name: 'tables', help: 'Tables.', labels: ['phase'] }, () => [
      [['waiting'], 2],
      [['playing'], 0.5],
    ])
    open = 7
    expect(metrics.text()).toBe(`# HELP quincunx_sockets Open sockets.
# TYPE quincunx_sockets gauge
quincunx_sockets 7
# HELP quincunx_tables Tables.
# TYPE quincunx_tables gauge
quincunx_tables{phase="waiting"} 2
quincunx_tables{phase="playing"} 0.5
`)
  })

  test('a histogram bucket counts all values up to and including its bound', () => {
    const metrics = openMetrics()
    const description = { name: 'append_seconds', help: 'Time.', labels: ['kind'], bounds: [0.01, 0.1] }
    const seconds = metrics.histogram(description).of('move')
    for (const value of [0.005, 0.01, 0.05, 3]) seconds.record(value)
    expect(metrics.text()).toBe(`# HELP quincunx_append_seconds Time.
# TYPE quincunx_append_seconds histogram
quincunx_append_seconds_bucket{kind="move",le="0.01"} 2
quincunx_append_seconds_bucket{kind="move",le="0.1"} 3
quincunx_append_seconds_bucket{kind="move",le="+Inf"} 4
quincunx_append_seconds_sum{kind="move"} 3.065
quincunx_append_seconds_count{kind="move"} 4
`)
  })

  test('quotes, backslashes and line breaks are escaped', () => {
    const metrics = openMetrics()
    metrics
      .counter({ name: 'odd', help: 'A\nB \\', labels: ['label'] })
      .of('"a\\\n')
      .add()
    expect(metrics.text()).toContain('# HELP quincunx_odd A\\nB \\\\\n')
    expect(metrics.text()).toContain('quincunx_odd{label="\\"a\\\\\\n"} 1\n')
  })

  test('a duplicate name or a wrong number of labels throws', () => {
    const metrics = openMetrics()
    const counter = metrics.counter({ name: 'one', help: '', labels: ['label'] })
    expect(() => metrics.gauge({ name: 'one', help: '' }, () => 1)).toThrow('already')
    expect(() => counter.of()).toThrow('labels')
  })
})
