import { ChevronLeft, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useBrand } from '../../brand.ts'
import { say } from '../../words/dashboard.ts'
import { Logo } from '../shell/logo.tsx'
import { PageProgress } from '../shell/page-progress.tsx'
import style from './login.module.css'

/** What stands around everything that is done before somebody is signed in: dark, without menu and bar. */
export const LoginFrame = ({ title, lead, children }: { title: string; lead: string; children: ReactNode }) => (
  <>
    <PageProgress />
    <main className={`${style.page} on-dark`}>
      <section className={style.card}>
        <Link className={style.logo} to="/" reloadDocument>
          <Logo />
          <span>{useBrand().name}</span>
        </Link>
        <h1>{title}</h1>
        <p className={style.lead}>{lead}</p>
        {children}
        <p className={style.foot}>
          <ShieldCheck className="i i--s" aria-hidden />
          {say('login.licence')} <b className="num">{useBrand().licence}</b>
        </p>
      </section>
      <p className={style.back}>
        <Link to="/" reloadDocument>
          <ChevronLeft className="i i--s" aria-hidden />
          {say('shell.to-site')}
        </Link>
      </p>
    </main>
  </>
)
