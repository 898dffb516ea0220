import { simulate } from './tools/simulate.ts'

export const tools = { simulate }
