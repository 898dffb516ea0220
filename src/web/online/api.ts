import { createApiClient } from '#app/api-client.ts'
import { sendRequest } from './http-request.ts'

/** The API of the server of this page. */
export const api = createApiClient(sendRequest)
