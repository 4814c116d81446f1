import { Plus, Trash2 } from 'lucide-react'
import { say } from '../../../words/dashboard.ts'
import { Button } from '../../kit/button/button.tsx'
import { IconButton } from '../../kit/button/icon-button.tsx'
import { TranslatedFields } from '../../kit/fields/translated-fields.tsx'
import style from '../kinds.module.css'
import type { TownForm } from './use-town.ts'

const EMPTY = { question: { tr: '', en: '', ru: '' }, answer: { tr: '', en: '', ru: '' } }

/** What is asked about a region, each in three languages. */
export const TownFaq = ({ form }: { form: TownForm }) => {
  const { faq } = form.typed
  return (
    <section className={style.part}>
      <h3>{say('towns.part-faq')}</h3>
      {faq.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a question has no other name than its place in the list
        <div key={at} className={style.piece}>
          <div className={style.pieceHead}>
            {say('towns.n-question', { n: at + 1 })}
            <IconButton
              icon={Trash2}
              label={say('towns.remove-question', { n: at + 1 })}
              onClick={() =>
                form.set(
                  'faq',
                  faq.filter((_, index) => index !== at),
                )
              }
            />
          </div>
          <TranslatedFields
            form={form}
            parts={[
              { name: `faq.${at}.question`, label: say('towns.question') },
              { name: `faq.${at}.answer`, label: say('towns.answer'), rows: 3 },
            ]}
          />
        </div>
      ))}
      <Button size="small" icon={Plus} onClick={() => form.set('faq', [...faq, EMPTY])}>
        {say('towns.add-question')}
      </Button>
    </section>
  )
}
