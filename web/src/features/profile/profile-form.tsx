import { imageTypes, limits } from '@wood-master/contract/limits'
import { languages, locales } from '@wood-master/contract/locale'
import type { ChangeEvent } from 'react'
import { type Control, useController, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { tellDialog } from '#components/feedback/dialogs.ts'
import { errorToast } from '#components/feedback/toast.ts'
import { FileField, SelectField, TextField } from '#components/forms/field.tsx'
import { fieldOf, filled } from '#components/forms/field-of.ts'
import { useFormDraft } from '#components/forms/form-draft.ts'
import { imageProblem } from '#components/forms/image-problem.ts'
import { submitBy } from '#components/forms/server-errors.ts'
import { useAttempt } from '#components/forms/use-attempt.ts'
import { Button } from '#components/ui/button.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { paths } from '#config/paths.ts'
import { api } from '#lib/api/api.ts'
import { uploadImage } from '#lib/api/images.ts'
import { type Account, session } from '#lib/session/session.ts'
import * as forms from '#texts/forms.ts'
import * as m from '#texts/profile.ts'
import * as people from '#texts/user-admin.ts'
import type { Profile } from './profile-api.ts'

export function ProfileForm({ profile, account }: { profile: Profile | undefined; account: Account }) {
  const navigate = useNavigate()
  const form = useForm({ defaultValues: profileFields(profile, account) })
  const forgetDraft = useFormDraft(form, 'profile')
  const upload = useAttempt()

  const save = async ({ userImg, ...typed }: ReturnType<typeof profileFields>) => {
    if (!session.account()) return errorToast(m.nobody())
    const { email } = account
    const body = { ...typed, img: userImg, email, role: profile?.role }
    await api.call('changeProfile', { params: { email }, body })
    session.rename({ name: typed.name.trim(), photoUrl: userImg })
    forgetDraft()
    form.reset({ ...typed, userImg })
    await tellDialog(m.updated(), m.updatedText())
    await navigate(paths.myProfile)
  }

  const field = (name: keyof typeof profileRules, maxLength: number = limits.shortTextLength) => ({
    maxLength,
    ...fieldOf(form)(name, profileRules[name]),
  })

  return (
    <form
      onSubmit={submitBy(form, save, { bodyNames: { userImg: 'img' } })}
      noValidate
      className="grid gap-5 sm:grid-cols-2"
    >
      <TextField label={m.name()} autoComplete="name" {...field('name', limits.nameLength)} />
      <TextField
        label={m.role()}
        value={people[profile?.role ?? 'user']()}
        readOnly
        className="bg-base-200"
      />
      <TextField label={m.email()} type="email" value={account.email} readOnly className="bg-base-200" />
      <TextField label={m.education()} {...field('education')} />
      <TextField label={m.location()} autoComplete="address-level2" {...field('location')} />
      <TextField label={m.phoneNumber()} type="tel" autoComplete="tel" {...field('phone')} />
      <TextField
        label={m.linkedin()}
        type="url"
        placeholder="https://www.linkedin.com/in/…"
        {...field('profLink', limits.urlLength)}
      />
      {profile?.role && (
        <SelectField label={m.mailLanguage()} {...form.register('locale')}>
          {languages.map((language) => (
            <option key={language} value={language} lang={language}>
              {locales[language]}
            </option>
          ))}
        </SelectField>
      )}
      <PortraitField control={form.control} upload={upload} />
      <Button
        type="submit"
        pending={form.formState.isSubmitting || upload.pending}
        className="justify-self-start sm:col-span-2"
      >
        {m.updateTitle()}
      </Button>
    </form>
  )
}

interface PortraitFieldProps {
  control: Control<ReturnType<typeof profileFields>>
  upload: ReturnType<typeof useAttempt>
}

function PortraitField({ control, upload }: PortraitFieldProps) {
  const rules = { required: m.imageRequired() }
  const { field, fieldState } = useController({ control, name: 'userImg', rules })
  const { pending, problem, setProblem, attempt } = upload
  const change = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    const unfit = file && imageProblem(file)
    if (unfit) setProblem(unfit)
    else if (file) await attempt(async () => field.onChange(await uploadImage(file)))
    // The same file can be chosen again after a failure.
    target.value = ''
  }
  return (
    <div className="flex flex-wrap items-center gap-4">
      {field.value && (
        <Picture
          src={field.value}
          alt={forms.imagePreview()}
          sizes="8rem"
          className="aspect-4/3 w-32 rounded-field"
        />
      )}
      <div className="max-w-sm flex-1">
        <FileField
          label={m.image()}
          accept={imageTypes.join(',')}
          hint={<span role="status">{pending ? forms.uploadingTheImage() : forms.imageFormats()}</span>}
          error={problem ?? fieldState.error?.message}
          disabled={pending}
          onChange={change}
        />
      </div>
    </div>
  )
}

function profileFields(profile: Profile | undefined, account: Account) {
  return {
    name: profile?.name ?? account.name ?? '',
    education: profile?.education ?? '',
    location: profile?.location ?? '',
    phone: profile?.phone ?? '',
    profLink: profile?.linkedin ?? '',
    userImg: profile?.img ?? account.photoUrl ?? '',
    // Of mails to those who work in the shop; a shopper's have the language of the page that they are about.
    locale: profile?.role && (profile.locale ?? 'en'),
  }
}

const profileRules = {
  name: filled(m.nameRequired()),
  education: filled(m.educationRequired()),
  location: filled(m.locationRequired()),
  phone: filled(m.phoneRequired()),
  profLink: {
    required: m.linkedinRequired(),
    pattern: { value: /^\s*https?:\/\/\S+\s*$/, message: m.linkedinInvalid() },
  },
}
