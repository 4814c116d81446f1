import { handler } from '../../platform/http/api.ts'
import { listAudit } from './audit.contract.ts'
import { auditPage } from './audit.store.ts'

export const auditApi = [handler(listAudit, ({ query }, { db }) => auditPage(db, query))]
