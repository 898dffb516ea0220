import { ROOT } from '../paths.ts'

/** The server from the sources, without limits and with a test's options. */
export const UNLIMITED_SERVER = `${ROOT}e2e/faults/unlimited-server.ts`
export const PROCESS_FAULTS = `${ROOT}e2e/faults/process-faults.ts`
export const FLOOD_PROCESS = `${ROOT}e2e/faults/flood-process.ts`
export const FAULTY_WORKER = `${ROOT}src/testing/fakes/faulty-sqlite-worker.ts`
export const MACHINE_CANARY = `${ROOT}e2e/faults/machine-canary.ts`
export const ABUSE_PROCESS = `${ROOT}e2e/faults/abuse-process.ts`
