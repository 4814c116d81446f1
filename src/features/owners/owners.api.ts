import { handler } from '../../platform/http/api.ts'
import { selectOwners } from './owners.contract.ts'
import { ownersToChoose } from './owners.store.ts'

export const ownersApi = [handler(selectOwners, async (_, { db }) => ({ content: await ownersToChoose(db) }))]
