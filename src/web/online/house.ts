import { createApiClient } from '#session/remote/house.ts'
import { sendRequest } from './ask.ts'

/** The house that these pages came from. */
export const api = createApiClient(sendRequest)
