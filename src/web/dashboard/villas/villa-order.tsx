import { orderVillas } from '../../../features/villas/desk/villa-marks.contract.ts'
import type { AdminVilla } from '../../../features/villas/villas.contract.ts'
import { say } from '../../words/dashboard.ts'
import { OrderDrawer } from '../kit/order/order-drawer.tsx'

/** Puts the villas of this page in another order, by hand or keyboard. */
export const VillaOrder = ({ villas }: { villas: AdminVilla[] }) => (
  <OrderDrawer
    call={orderVillas}
    items={villas.map(({ id, name, district }) => ({ id, name, note: district }))}
    help={say('villas.sort-help')}
  />
)
