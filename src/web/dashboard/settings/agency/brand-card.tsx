import type { SiteSettings } from '../../../../features/settings/agency/agency.shape.ts'
import { GROUND, READABLE, type Theme, worstContrast } from '../../../../features/settings/agency/contrast.ts'
import { formatNumber } from '../../../../kernel/format.ts'
import { sendPicture } from '../../../browser/pictures/send-picture.ts'
import { say } from '../../../words/dashboard.ts'
import { PictureField } from '../../kit/fields/picture/picture-field.tsx'
import { TextField } from '../../kit/fields/text-field.tsx'
import type { Form } from '../../kit/form/use-form.ts'
import { Card, CardBody } from '../../kit/page/card.tsx'
import columns from '../../kit/page/columns.module.css'
import style from './agency.module.css'

export const isColour = (typed: string): boolean => /^#[0-9a-f]{6}$/i.test(typed)

/** How well a colour reads, as a sentence. */
export const readsAs = (colour: string, theme: Theme): string => {
  const n = worstContrast(colour, theme)
  const shown = formatNumber(Math.floor(n * 10) / 10, 'tr')
  return say(n >= READABLE ? 'agency.colour-reads' : 'agency.colour-weak', { n: shown })
}

/** Name, picture and colours; a colour is shown as it will stand in its theme. */
export const BrandCard = ({ form, typed }: { form: Form; typed: SiteSettings }) => (
  <Card title={say('agency.brand')}>
    <CardBody className="stack">
      <TextField form={form} name="site_name" label={say('agency.site_name')} help={say('agency.site_name-help')} />
      <div>
        <PictureField
          label={say('agency.brand_logo')}
          value={typed.brand_logo}
          onChange={(path) => form.set('brand_logo', path)}
          send={sendPicture}
          error={form.fault('brand_logo')}
        />
        <p className="t3 sm">{say('agency.brand_logo-help')}</p>
      </div>
      <div className={columns.wideTwo}>
        <Colour form={form} theme="light" value={typed.brand_light} />
        <Colour form={form} theme="dark" value={typed.brand_dark} />
      </div>
      <p className="t3 sm">{say('agency.colour-help')}</p>
    </CardBody>
  </Card>
)

const Colour = ({ form, theme, value }: { form: Form; theme: Theme; value: string }) => (
  <div className="stack">
    <TextField form={form} name={`brand_${theme}`} label={say(`agency.brand_${theme}`)} placeholder="#0c5462" />
    {isColour(value) && (
      <div className={style.sample} style={{ background: GROUND[theme].behind, color: GROUND[theme].text }}>
        <span style={{ background: value, color: GROUND[theme].on }}>{say('agency.colour-sample')}</span>
        <b style={{ color: value }}>{say('agency.colour-sample')}</b>
        <p>{readsAs(value, theme)}</p>
      </div>
    )}
  </div>
)
