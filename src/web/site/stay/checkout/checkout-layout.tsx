import type { ReactNode } from 'react'
import style from './checkout-layout.module.css'

/** The heading of the pages on which a stay is reserved, paid and looked after. */
export const CheckoutTitle = ({ lead, children }: { lead?: string; children: ReactNode }) => (
  <>
    <h1 className={`h2 ${style.title}`}>{children}</h1>
    {lead && <p className={`small ${style.lead}`}>{lead}</p>}
  </>
)

/** What there is to do, and beside it what it is about; on phones one below the other. */
export const CheckoutLayout = ({ aside, children }: { aside: ReactNode; children: ReactNode }) => (
  <div className={style.columns}>
    <div>{children}</div>
    {aside}
  </div>
)
