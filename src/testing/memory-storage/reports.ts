import type { ReportStorage } from '#server/storage/player-storage.ts'
import type { MemoryData } from './memory-data.ts'

export function memoryReports({ reports }: MemoryData): ReportStorage {
  return {
    async add({ player, name, reporter, at }) {
      const isKnown = reports.some(
        one =>
          one.closedAt === null && one.player === player && one.name === name && one.reporter === reporter,
      )
      if (!isKnown) reports.push({ number: reports.length + 1, player, name, reporter, at, closedAt: null })
    },
    async list({ closed, limit }) {
      return reports
        .filter(({ closedAt }) => closed || closedAt === null)
        .sort((one, other) => other.at - one.at || other.number - one.number)
        .slice(0, limit)
    },
    async close(number, at) {
      const index = reports.findIndex(one => one.number === number && one.closedAt === null)
      if (index < 0) return false
      reports[index] = { ...reports[index]!, closedAt: at }
      return true
    },
  }
}
