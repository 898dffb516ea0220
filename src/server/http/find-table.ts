import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Result } from '#kernel/result.ts'
import type { TableService } from '../tables/table-service.ts'
import type { Auth } from './auth.ts'
import { validate } from './validate.ts'

const tableParams = z.object({ table: z.string('text').max(40, 'an id or a code') })

/** The id of the table that a path names by id or code. */
export async function findTable(
  { auth, tableService }: { readonly auth: Auth; readonly tableService: TableService },
  request: FastifyRequest,
  player: string | undefined,
): Promise<Result<string>> {
  const params = validate(request, 'params', tableParams)
  if (!params.ok) return params
  const { address } = auth.clientInfo(request)
  return tableService.commands.findTable(params.value.table, { address, player })
}
