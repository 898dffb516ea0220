import { createApiClient } from '#app/api-client.ts'
import { sendRequest } from './http-request.ts'

/** The house that these pages came from. */
export const api = createApiClient(sendRequest)
