// The sign-on asks before it signs a person out; the product's own button has asked already.
document.querySelector('button')?.click();
